import { picture } from "./parts/dial.ts";

/** An hourglass that has fallen over: time stands still, and the page is not there. */
export const drawing = picture([480, 360], { foot: 226, wall: "dark", floor: "mid" }, (pen) => {
  const glass =
    "M132 114h18v112h-18ZM330 114h18v112h-18ZM150 124c50 0 62 34 90 42c28-8 40-42 90-42v92c-50 0-62-34-90-42c-28 8-40 42-90 42Z";
  return [
    pen.disc(376, 66, 40, "sun"),
    pen.shadow(pen.shape(glass), { hour: 9, ground: 226, length: 0.7, colour: "night" }),
    pen.shape(glass, "lit"),
    pen.shape("M150 196c40 0 60-12 90-26c-28 8-40 46-90 46Z", "sun"),
    pen.shape("M330 206c-30 4-50-6-70-22c30 4 50 8 70 8Z", "sun"),
    pen.box(132, 114, 18, 112, "night"),
    pen.box(330, 114, 18, 112, "night"),
  ];
});
