import { picture } from "./parts/dial.ts";

const bed = "M84 214V96h16v62h256c22 0 36 14 36 32v24h-14v-16H98v16Z";

/** A bed at six in the evening, when the sun is a half disc on the edge of the day. */
export const drawing = picture([480, 320], { foot: 214, wall: "night", floor: "dark" }, (pen) => [
  pen.disc(330, 214, 120, "sun"),
  pen.box(0, 214, 480, 106, "dark"),
  pen.shadow(pen.shape(bed), { hour: 15.4, ground: 214, length: 0.62, colour: "night" }),
  pen.shape(bed, "lit"),
  pen.shape("M110 138h70c12 0 18 8 18 20H104v-12c0-4 2-8 6-8Z", "stone"),
  pen.shape("M212 140h140c20 0 36 12 38 32v10H212Z", "mid"),
]);
