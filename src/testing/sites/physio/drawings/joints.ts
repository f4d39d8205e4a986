import { picture } from "./parts/dial.ts";

/** A gate on one hinge at noon, the smallest shadow of the day; the hinge is of metal. */
export const drawing = picture([480, 360], { foot: 216, wall: "sun", floor: "stone" }, (pen) => {
  const post = "M116 52h30v166h-30Z";
  const gate =
    "M160 84h208v14H160ZM160 132h208v14H160ZM160 180h208v14H160ZM160 84h14v110h-14ZM354 84h14v110h-14Z";
  const brace = "M168 188L352 88l8 10L176 198Z";
  const whole = [post, gate, brace].map((path) => pen.shape(path)).join("");
  return [
    pen.disc(254, 34, 22, "lit"),
    pen.shadow(whole, { hour: 12, ground: 222, length: 0.22 }),
    pen.shape(gate, "dark"),
    pen.shape(brace, "mid"),
    pen.shape(post, "night"),
    pen.disc(152, 91, 13, "lit"),
    pen.disc(152, 187, 13, "lit"),
  ];
});
