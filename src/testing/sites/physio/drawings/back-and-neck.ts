import { picture } from "./parts/dial.ts";

const blocks = [0, 1, 2, 3, 4, 5, 6];

/** A column of seven stones at nine o'clock; the one that sticks out is lit. */
export const drawing = picture([480, 360], { foot: 216, wall: "stone", floor: "lit" }, (pen) => {
  const stones = (each: (x: number, y: number, index: number) => string) =>
    blocks.map((index) => each(194 + (index === 3 ? 26 : 0), 192 - index * 26, index)).join("");
  return [
    pen.disc(378, 62, 28, "sun"),
    pen.shadow(
      stones((x, y) => pen.box(x, y, 92, 25)),
      { hour: 9, ground: 216, length: 0.72 },
    ),
    stones((x, y, index) =>
      pen.box(x, y, 92, 22, index === 3 ? "sun" : index % 2 ? "mid" : "dark"),
    ),
  ];
});
