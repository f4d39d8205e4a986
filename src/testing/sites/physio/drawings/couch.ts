import { picture } from "./parts/dial.ts";

const couch = "M70 128h250l92-54l12 18l-96 60H70ZM110 152h16v64h-16ZM300 152h16v64h-16Z";

/** A treatment couch under a window at ten, its head end raised. */
export const drawing = picture([480, 360], { foot: 216, wall: "stone", floor: "dark" }, (pen) => [
  pen.box(96, 24, 128, 76, "lit"),
  pen.disc(186, 66, 24, "sun"),
  pen.box(156, 24, 6, 76, "stone"),
  pen.shadow(pen.shape(couch), { hour: 10, ground: 216, length: 0.6, colour: "night" }),
  pen.shape(couch, "mid"),
  pen.shape("M70 118h250v14H70Z", "lit"),
]);
