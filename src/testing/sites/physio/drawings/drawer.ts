import { picture } from "./parts/dial.ts";

/** A chest with one drawer locked; the key hangs beside it. */
export const drawing = picture([480, 360], { foot: 236, wall: "mid", floor: "night" }, (pen) => {
  const chest = "M128 66h214v170H128Z";
  return [
    pen.shadow(pen.shape(chest), { hour: 9, ground: 236, length: 0.5, colour: "dark" }),
    pen.shape(chest, "lit"),
    pen.box(144, 82, 182, 40, "stone"),
    pen.box(144, 132, 182, 40, "dark"),
    pen.box(144, 182, 182, 40, "stone"),
    pen.disc(235, 148, 9, "sun"),
    pen.shape("M231 150h8l4 16h-16Z", "sun"),
    pen.disc(394, 118, 18, "sun"),
    pen.disc(394, 118, 8, "mid"),
    pen.box(390, 134, 8, 54, "sun"),
    pen.box(398, 168, 12, 7, "sun"),
  ];
});
