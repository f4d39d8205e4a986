import { picture } from "./parts/dial.ts";

/** The sun, its shadow's edge and the noon line, on a square. */
export const drawing = {
  cuts: () => {
    const whole = picture([64, 64], { foot: 64, wall: "dark", floor: "dark" }, (pen) => [
      pen.shape("M34 20L64 20V64H0V39.6Z", "night"),
      pen.disc(34, 20, 14, "sun"),
      pen.box(32.5, 38, 3, 26, "sun"),
    ]);
    return { "": whole.cuts()[""] ?? "" };
  },
};
