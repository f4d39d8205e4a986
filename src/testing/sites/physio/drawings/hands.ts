import { picture } from "./parts/dial.ts";
import { standing } from "./parts/person.ts";

const team = [
  [92, 150, "dark"],
  [176, 170, "mid"],
  [262, 142, "sun"],
  [344, 158, "night"],
] as const;

/** Four people at the start of the day. */
export const drawing = picture([480, 360], { foot: 226, wall: "stone", floor: "lit" }, (pen) => {
  const each = ([x, height]: (typeof team)[number]) => ({ x, foot: 226, height, width: 50 });
  return [
    pen.disc(424, 60, 34, "sun"),
    pen.shadow(team.map((one) => standing(pen, each(one))).join(""), {
      ...{ hour: 9.4, ground: 226, length: 0.7 },
    }),
    ...team.map((one) => standing(pen, each(one), one[2])),
  ];
});
