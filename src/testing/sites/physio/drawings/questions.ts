import { picture } from "./parts/dial.ts";

const chairs =
  "M92 96h12v60h62v14h-8v46h-10v-46h-44v46h-12ZM388 96h-12v60h-62v14h8v46h10v-46h44v46h12Z";

/** Two chairs that face each other at three o'clock, with nothing between them. */
export const drawing = picture([480, 360], { foot: 216, wall: "lit", floor: "mid" }, (pen) => [
  pen.disc(240, 70, 34, "sun"),
  pen.shadow(pen.shape(chairs), { hour: 13.6, ground: 216, length: 0.8, colour: "dark" }),
  pen.shape(chairs.slice(0, chairs.indexOf("ZM") + 1), "night"),
  pen.shape(chairs.slice(chairs.indexOf("ZM") + 1), "dark"),
]);
