import { picture } from "./parts/dial.ts";

const shoe =
  "M96 204c0-30 10-60 14-86h64c4 22 18 34 44 42c44 14 112 16 148 34c14 8 18 14 18 22H96Z";

/** A shoe at three o'clock; the line of its lace points the way. */
export const drawing = picture([480, 360], { foot: 216, wall: "stone", floor: "mid" }, (pen) => [
  pen.disc(92, 58, 28, "sun"),
  pen.shadow(pen.shape(shoe), { hour: 15, ground: 216, length: 0.9, colour: "night" }),
  pen.shape(shoe, "dark"),
  pen.shape("M92 198h296v20H92Z", "lit"),
  pen.line("M184 134l-18 22M208 148l-18 24M236 158l-16 24M266 166l-14 24", "sun", 8),
  pen.shape("M110 118h64v16h-66Z", "night"),
]);
