import { arch, bowl, disc, dome, gable, loaf, quarter, slab, triangle } from "./tiles/pieces.ts";
import { walls } from "./tiles/wall.ts";

/** The house in six pictures, six tiles by six. */
export const drawing = {
  cuts: () =>
    walls({
      // The mouth of the oven.
      forno: {
        size: [6, 6],
        ground: "brick",
        layers: [
          ["paper", arch(0.5, 0.5, 5, 5)],
          ["ink", arch(1, 1, 5, 4)],
          ["brick", quarter(1.5, 2, 1.5, 3), quarter(3, 1.5, 2, 4), slab(1.5, 3.5, 3.5, 0.5)],
          ["brass", quarter(2, 3, 1, 3), quarter(3, 2.5, 1.5, 4)],
          ["brass", dome(1.75, 5, 0.75), dome(4.25, 5, 0.75)],
          [
            "paper",
            quarter(3, 3.25, 0.75, 4),
            triangle(1.5, 4.4, 0.4, 4),
            triangle(4, 4.4, 0.4, 4),
          ],
          ["petrol", slab(0, 5, 6, 1)],
          ["brass", slab(2.5, 4.5, 1, 0.5), slab(2.9, 5, 0.2, 1)],
        ],
      },
      // The counter, and what is left at nine.
      balcao: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["pale", slab(0, 1.75, 6, 0.25), slab(0, 3.25, 6, 0.25)],
          ["brass", loaf(0.5, 1.75, 2, 0.75), dome(3.5, 1.75, 0.5), dome(4.75, 1.75, 0.75)],
          ["brick", dome(1, 3.25, 0.5), dome(2, 3.25, 0.5)],
          ["brass", loaf(3, 3.25, 2.5, 0.5)],
          ["paper", slab(0, 4, 6, 0.5)],
          ["brass", slab(0, 4.5, 6, 1.5)],
          ["petrol", ...[0, 1, 2, 3, 4, 5].map((x) => quarter(x, 4.5, 1, x % 2 ? 1 : 2))],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // Four long ones in one basket.
      cesto: {
        size: [6, 6],
        ground: "brass",
        layers: [
          ["brick", arch(1.5, 1, 4, 0.75), arch(3.75, 0.5, 4, 0.75)],
          ["paper", arch(2.25, 0.5, 4, 0.75), arch(3, 1.5, 4, 0.75)],
          ["petrol", slab(1, 3.5, 4, 2), quarter(0.5, 3.5, 0.5, 2), quarter(5, 3.5, 0.5, 1)],
          ["pale", triangle(1, 3.5, 1, 1), triangle(2, 3.5, 1, 1), triangle(3, 3.5, 1, 1)],
          ["pale", triangle(4, 3.5, 1, 1), triangle(1, 4.5, 1, 3), triangle(2, 4.5, 1, 3)],
          ["pale", triangle(3, 4.5, 1, 3), triangle(4, 4.5, 1, 3)],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // The street goes up to the church, and everybody with it.
      ladeira: {
        size: [12, 6],
        ground: "pale",
        layers: [
          ["brass", disc(1.5, 1.5, 0.5)],
          ["petrol", triangle(2, 3, 3, 3), slab(5, 3, 7, 3)],
          ["paper", slab(6, 1, 1, 2), slab(8, 1, 1, 2), slab(6.5, 1.5, 2, 1.5)],
          ["brick", gable(6, 1, 1), gable(8, 1, 1)],
          ["brass", dome(7.5, 1.5, 0.5)],
          ["petrol", arch(7.25, 2, 3, 0.5), arch(6.25, 1.5, 2, 0.5), arch(8.25, 1.5, 2, 0.5)],
          ["petrol", dome(10.5, 3, 0.75), dome(11.5, 3, 0.5)],
          ["brass", slab(0.5, 4.75, 1.5, 1.25)],
          ["paper", slab(5, 4, 1.5, 2), slab(8, 4.5, 1.5, 1.5)],
          ["brass", slab(6.5, 4, 1.5, 2), slab(9.5, 4, 1.5, 2)],
          ["brick", gable(0.5, 4.75, 1.5), gable(5, 4, 1.5), gable(6.5, 4, 1.5)],
          ["brick", gable(8, 4.5, 1.5), gable(9.5, 4, 1.5)],
          ["petrol", arch(1, 5.25, 6, 0.5), arch(5.5, 4.75, 6, 0.5), arch(7, 4.75, 6, 0.5)],
          ["petrol", arch(8.5, 5, 6, 0.5), arch(10, 4.75, 6, 0.5)],
          ["ink", slab(0, 5.75, 12, 0.25)],
        ],
      },
      // Saturday's stall, under scallops.
      feira: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["brass", slab(0.5, 1, 5, 1), bowl(1, 2, 0.5), bowl(3, 2, 0.5), bowl(5, 2, 0.5)],
          ["paper", slab(1.5, 1, 1, 1), slab(3.5, 1, 1, 1), bowl(2, 2, 0.5), bowl(4, 2, 0.5)],
          ["pale", slab(0.75, 2.25, 0.25, 3.25), slab(5, 2.25, 0.25, 3.25)],
          ["paper", slab(0.5, 4, 5, 0.25)],
          ["brass", dome(1.75, 4, 0.75), loaf(2.75, 4, 2, 0.5)],
          ["brick", dome(3.25, 3.5, 0.5)],
          ["pale", slab(0.5, 4.25, 5, 1.25)],
          ["petrol", ...[1, 2, 3, 4, 5].map((x) => dome(x, 5.5, 0.5))],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // The pot is as tall as the conversation is long.
      cafe: {
        size: [6, 6],
        ground: "brass",
        layers: [
          ["petrol", disc(4, 3.5, 1.25)],
          ["brass", disc(4, 3.5, 0.75)],
          [
            "petrol",
            slab(2, 2, 2, 3),
            triangle(1, 2, 1, 3),
            triangle(1, 4, 1, 3),
            triangle(1, 3, 1, 1),
          ],
          ["petrol", dome(3, 2, 1), disc(3, 0.75, 0.25)],
          ["paper", quarter(2, 2, 1, 2), quarter(3, 3, 1, 4)],
          ["paper", slab(4.5, 4, 1, 0.5), bowl(5, 4.5, 0.5)],
          ["brick", disc(0.75, 1, 0.25), quarter(0.5, 4, 0.5, 4)],
          ["ink", slab(0, 5, 6, 1)],
        ],
      },
    }),
};
