import { picture } from "./parts/dial.ts";

const bars = [96, 96, 96, 112, 112, 128, 128, 144];

/** Bars that grow slowly under a level line: a little, often, and then a little more. */
export const drawing = picture([480, 320], { foot: 226, wall: "mid", floor: "night" }, (pen) => {
  const all = (colour?: "lit" | "stone") =>
    bars.map((tall, index) => {
      const last = colour && index === bars.length - 1;
      return pen.box(52 + index * 48, 226 - tall, 32, tall, last ? "sun" : colour);
    });
  return [
    pen.disc(96, 62, 34, "sun"),
    pen.shadow(all().join(""), { hour: 15, ground: 226, length: 0.5, colour: "dark" }),
    ...all("lit"),
    pen.line("M52 116H436", "stone", 3),
  ];
});
