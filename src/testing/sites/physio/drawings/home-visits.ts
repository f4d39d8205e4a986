import { picture } from "./parts/dial.ts";
import { standing } from "./parts/person.ts";

const house = "M196 216V112l84-64l84 64v104Z";

/** A house at five o'clock with its door lit, and two long shadows on the way to it. */
export const drawing = picture([480, 360], { foot: 216, wall: "lit", floor: "stone" }, (pen) => {
  const visitor = { x: 78, foot: 216, height: 118 };
  return [
    pen.disc(52, 190, 44, "sun"),
    pen.box(0, 216, 120, 26, "stone"),
    pen.shadow(pen.shape(house) + standing(pen, visitor), { hour: 16.4, ground: 216, length: 1.5 }),
    pen.shape(house, "dark"),
    pen.shape("M180 118l100-76l100 76l-10 12l-90-68l-90 68Z", "night"),
    pen.box(252, 142, 54, 74, "sun"),
    standing(pen, visitor, "mid"),
  ];
});
