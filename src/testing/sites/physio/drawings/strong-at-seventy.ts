import { picture } from "./parts/dial.ts";

const rings = [
  [96, 60],
  [144, 84],
  [320, 84],
  [362, 60],
] as const;

/** A bar with its weights at two o'clock, and the long shadow of a short lift. */
export const drawing = picture([480, 320], { foot: 220, wall: "lit", floor: "stone" }, (pen) => {
  const weights = rings.map(([x, half]) => ({ x, half }));
  const plain = weights.map(({ x, half }) => pen.box(x, 136 - half, 30, half * 2)).join("");
  return [
    pen.disc(72, 52, 30, "sun"),
    pen.shadow(plain + pen.box(40, 130, 408, 12), { hour: 14, ground: 220, length: 0.5 }),
    pen.box(40, 130, 408, 12, "night"),
    ...weights.map(({ x, half }) =>
      pen.box(x, 136 - half, 30, half * 2, half > 70 ? "dark" : "mid"),
    ),
    pen.box(228, 124, 36, 24, "sun"),
  ];
});
