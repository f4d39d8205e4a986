import { picture } from "./parts/dial.ts";

const climb = "M96 216v-20h44v-20h44v-20h44v-20h44v-20h44v-20h68v120Z";
const crutch = "M300 30h34v8h-12v58h-10V38h-12ZM304 58h26v8h-26Z";

/** Six steps up at ten o'clock, and a crutch left standing on the last one. */
export const drawing = picture([480, 360], { foot: 216, wall: "lit", floor: "stone" }, (pen) => [
  pen.disc(420, 58, 30, "sun"),
  pen.shadow(pen.shape(climb) + pen.shape(crutch), { hour: 10, ground: 216, length: 0.6 }),
  pen.shape(climb, "mid"),
  pen.shape("M316 96h68v120h-68Z", "dark"),
  pen.shape(crutch, "night"),
]);
