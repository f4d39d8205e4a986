import { picture } from "./parts/dial.ts";

const chair = "M292 96h14v58h66v14h-8v46h-12v-46h-36v46h-12v-46h-12Z";
const desk = "M84 126h180v14h-12v76h-14v-76H110v76H96v-76H84Z";

/** An empty desk and its chair at half past eight: somebody has stood up. */
export const drawing = picture([480, 320], { foot: 214, wall: "dark", floor: "mid" }, (pen) => {
  const screen = "M122 58h86v56h-34v12h-18v-12h-34Z";
  const all = [chair, desk, screen].map((path) => pen.shape(path)).join("");
  return [
    pen.disc(414, 62, 64, "sun"),
    pen.shadow(all, { hour: 9, ground: 214, length: 0.66, colour: "night" }),
    pen.shape(desk, "lit"),
    pen.shape(screen, "stone"),
    pen.shape(chair, "lit"),
  ];
});
