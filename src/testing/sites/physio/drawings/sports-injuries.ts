import { picture } from "./parts/dial.ts";

const bars = [74, 156, 238, 320];

/** Four hurdles in a row at eleven o'clock, each lower than the last: the way back. */
export const drawing = picture([480, 360], { foot: 216, wall: "mid", floor: "dark" }, (pen) => {
  const hurdles = (colour?: "lit" | "sun") =>
    bars.map((x, index) => {
      const top = 72 + index * 30;
      const bar = pen.box(x, top, 86, 18, index === 3 ? colour && "sun" : colour);
      return (
        bar + pen.box(x + 8, top, 8, 216 - top, colour) + pen.box(x + 70, top, 8, 216 - top, colour)
      );
    });
  return [
    pen.disc(404, 52, 30, "sun"),
    pen.shadow(hurdles().join(""), { hour: 10.6, ground: 216, length: 0.7, colour: "night" }),
    ...hurdles("lit"),
  ];
});
