import { bowl, disc, dome, loaf, quarter, slab, triangle } from "./tiles/pieces.ts";
import { walls } from "./tiles/wall.ts";

/** What comes out of a recipe, six tiles by four, and what a day of the agenda is about. */
export const drawing = {
  cuts: () =>
    walls({
      // Cheese breads on a tray, seen from above.
      queijo: {
        size: [6, 4],
        ground: "petrol",
        layers: [
          ["pale", slab(0.5, 0.5, 5, 3)],
          [
            "brass",
            ...[1, 2, 3, 4].flatMap((x) => [disc(x + 0.5, 1.25, 0.4), disc(x + 0.5, 2.75, 0.4)]),
          ],
          ["brick", quarter(3.1, 0.85, 0.4, 3), quarter(1.5, 2.35, 0.4, 4)],
        ],
      },
      // The whole broa, and the quarter that is missing.
      broa: {
        size: [6, 4],
        ground: "brass",
        layers: [
          ["paper", disc(3, 2, 1.9)],
          ["brick", quarter(1.5, 0.5, 1.5, 3), quarter(1.5, 2, 1.5, 2), quarter(3, 2, 1.5, 1)],
          [
            "petrol",
            quarter(0, 0, 1, 1),
            quarter(5, 0, 1, 2),
            quarter(0, 3, 1, 4),
            quarter(5, 3, 1, 3),
          ],
          ["pale", quarter(3.25, 0.25, 1.5, 4)],
        ],
      },
      // A plait that goes round the tin.
      rosca: {
        size: [6, 4],
        ground: "pale",
        layers: [
          ["petrol", loaf(0.5, 3.5, 5, 1), slab(0.5, 3, 5, 0.5)],
          ["brass", dome(1.5, 2.75, 0.75), dome(3, 2.75, 0.75), dome(4.5, 2.75, 0.75)],
          ["brick", dome(2.25, 2.75, 0.75), dome(3.75, 2.75, 0.75)],
          ["paper", disc(1.5, 2.4, 0.15), disc(3, 2.4, 0.15), disc(4.5, 2.4, 0.15)],
          ["petrol", slab(0.5, 2.75, 5, 0.25)],
        ],
      },
      // Four hands, one dough.
      curso: {
        size: [6, 4],
        ground: "brass",
        layers: [
          ["paper", disc(3, 2, 1.25)],
          ["petrol", quarter(0, 1, 1, 3), slab(0, 2, 1.5, 0.75), bowl(1.5, 2, 0.5)],
          ["petrol", quarter(5, 1, 1, 4), slab(4.5, 2, 1.5, 0.75), bowl(4.5, 2, 0.5)],
          ["brick", triangle(2.5, 1.5, 1, 3)],
          ["ink", slab(0, 3.5, 6, 0.5)],
        ],
      },
      // Saints' day: bunting over a fire.
      festa: {
        size: [6, 4],
        ground: "petrol",
        layers: [
          ["paper", triangle(0, 0, 1, 1), triangle(2, 0, 1, 1), triangle(4, 0, 1, 1)],
          ["brass", triangle(1, 0, 1, 2), triangle(3, 0, 1, 2), triangle(5, 0, 1, 2)],
          ["brick", quarter(2, 2, 1, 2), quarter(3, 1.5, 1.5, 4)],
          ["brass", quarter(2.5, 2.5, 0.5, 3), quarter(3, 2, 1, 4)],
          ["pale", slab(1.5, 3, 3, 0.5)],
          ["ink", slab(0, 3.5, 6, 0.5)],
        ],
      },
    }),
};
