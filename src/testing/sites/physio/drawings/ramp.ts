import { picture } from "./parts/dial.ts";

const ramp = "M48 216L328 126h104v90Z";

/** A ramp beside no step at all: one way in for everybody, at eight in the morning. */
export const drawing = picture([480, 360], { foot: 216, wall: "stone", floor: "lit" }, (pen) => {
  const door = "M348 26h64v102h-64Z";
  return [
    pen.disc(112, 66, 34, "sun"),
    pen.shadow(pen.shape(ramp) + pen.shape(door), { hour: 15, ground: 216, length: 0.55 }),
    pen.shape(ramp, "mid"),
    pen.shape(door, "night"),
    pen.shape("M360 38h52v88h-52Z", "sun"),
    pen.line("M56 176L332 88H342", "dark", 8),
    pen.line("M80 206v-38M170 178v-42M260 148v-38", "dark", 8),
  ];
});
