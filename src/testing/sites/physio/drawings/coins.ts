import { picture } from "./parts/dial.ts";

const piles = [
  [96, 1],
  [196, 6],
  [296, 10],
] as const;

/** One coin, six, ten: three piles at four o'clock, and what each of them says. */
export const drawing = picture([480, 360], { foot: 216, wall: "lit", floor: "stone" }, (pen) => {
  const pile = ([x, count]: readonly [number, number], whole: boolean) =>
    Array.from({ length: count }, (_, index) => {
      const colour = index === count - 1 ? "sun" : index % 2 ? "mid" : "dark";
      return pen.box(x, 202 - index * 15, 76, whole ? 13 : 15, whole ? colour : undefined);
    }).join("");
  return [
    pen.disc(64, 66, 28, "sun"),
    pen.shadow(piles.map((each) => pile(each, false)).join(""), {
      hour: 15,
      ground: 216,
      length: 0.9,
    }),
    ...piles.map((each) => pile(each, true)),
  ];
});
