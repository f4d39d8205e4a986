import { picture } from "./parts/dial.ts";
import { standing } from "./parts/person.ts";

/** Somebody of the team, by the shadow of the hour at which the working day begins. */
export const drawing = picture([360, 360], { foot: 270, wall: "lit", floor: "stone" }, (pen) => {
  const one = { x: 132, foot: 270, height: 200, width: 96 };
  return [
    pen.shadow(standing(pen, one), { hour: 16, ground: 270, length: 0.6, colour: "night" }),
    pen.disc(70, 70, 34, "sun"),
    standing(pen, one, "dark"),
  ];
});
