import { picture, ray } from "./parts/dial.ts";

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

/** A dial whose hand stands at a free hour. */
export const drawing = picture([480, 360], { foot: 360, wall: "dark", floor: "dark" }, (pen) => [
  pen.disc(240, 96, 64, "sun"),
  pen.line(hours.map((hour) => ray([240, 96], hour, 190, hour % 2 ? 204 : 216)).join(""), "lit", 6),
  pen.line(ray([240, 96], 14, 64, 226), "sun", 10),
  pen.disc(357, 299, 14, "lit"),
]);
