import { picture } from "./parts/dial.ts";

const arch = "M108 216V116a132 100 0 0 1 264 0v100h-44V120a88 66 0 0 0-176 0v96Z";

/** The arch of the yard at half past two, and the light that comes through it. */
export const drawing = picture([480, 360], { foot: 216, wall: "mid", floor: "dark" }, (pen) => [
  pen.shape("M152 216V120a88 66 0 0 1 176 0v96Z", "lit"),
  pen.disc(276, 150, 34, "sun"),
  pen.shadow(pen.shape("M152 216V120a88 66 0 0 1 176 0v96Z"), {
    ...{ hour: 14.5, ground: 216, length: 0.8 },
    colour: "sun",
  }),
  pen.shape(arch, "night"),
]);
