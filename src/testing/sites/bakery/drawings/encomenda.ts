import {
  arch,
  bowl,
  disc,
  dome,
  ear,
  gable,
  loaf,
  quarter,
  slab,
  triangle,
} from "./tiles/pieces.ts";
import { walls } from "./tiles/wall.ts";

/** What one can order, six tiles by six; neighbours never have the same ground. */
export const drawing = {
  cuts: () =>
    walls({
      // The cut opens like an ear of wheat.
      redondo: {
        size: [6, 6],
        ground: "pale",
        layers: [
          ["petrol", disc(3, 3, 2.75)],
          ["brass", disc(3, 3, 2.25)],
          ["brick", slab(2.9, 1.5, 0.2, 3.25)],
          ["paper", ear(3, 1.75, 5, 0.5)],
          [
            "petrol",
            quarter(0, 0, 1, 1),
            quarter(5, 0, 1, 2),
            quarter(5, 5, 1, 3),
            quarter(0, 5, 1, 4),
          ],
        ],
      },
      // Corn behind, the broa before it, a cut leaf of banana under it.
      broa: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["pale", quarter(0, 1, 3, 2), quarter(3, 1, 3, 1)],
          ["brass", arch(2, 0.5, 4, 2)],
          ["paper", disc(2.5, 1.5, 0.2), disc(3, 1.5, 0.2), disc(3.5, 1.5, 0.2)],
          ["paper", disc(2.5, 2, 0.2), disc(3, 2, 0.2), disc(3.5, 2, 0.2), disc(3, 1, 0.2)],
          ["brick", dome(3, 5, 2.5)],
          ["brass", dome(3, 5, 2)],
          ["paper", triangle(2, 4, 0.5, 1), triangle(3.5, 4, 0.5, 2), triangle(2.75, 3.5, 0.5, 4)],
          ["ink", slab(0, 5, 6, 1)],
          ["pale", loaf(0.5, 5.5, 5, 0.5)],
        ],
      },
      // A ring of quarters: where it begins nobody knows.
      rosca: {
        size: [6, 6],
        ground: "brass",
        layers: [
          ["paper", disc(3, 3, 2.75)],
          ["brick", quarter(1, 1, 2, 3), quarter(3, 3, 2, 1)],
          ["petrol", quarter(3, 1, 2, 4), quarter(1, 3, 2, 2)],
          ["paper", disc(3, 3, 1)],
          ["petrol", disc(3, 3, 0.5)],
          ["paper", disc(1.75, 2, 0.2), disc(4, 1.75, 0.2), disc(4.25, 4, 0.2), disc(2, 4.25, 0.2)],
        ],
      },
      // The basket at the door, its handle as wide as the morning.
      cesta: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["paper", arch(1, 0.5, 3, 4)],
          ["petrol", arch(1.5, 1, 3, 3)],
          ["brass", dome(2, 3, 1), dome(4, 3, 1), arch(2.5, 1.5, 3, 1)],
          ["brick", dome(3, 3, 0.75)],
          ["brass", slab(0.5, 3, 5, 0.5)],
          ["pale", slab(1, 3.5, 4, 2), quarter(0.5, 3.5, 0.5, 2), quarter(5, 3.5, 0.5, 1)],
          ["petrol", ...[1, 2, 3, 4].map((x) => quarter(x, 3.5, 1, 1))],
          ["petrol", ...[1, 2, 3, 4].map((x) => quarter(x, 4.5, 1, 3))],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // The table from above, laid: it is the loud one.
      mesa: {
        size: [6, 6],
        ground: "brick",
        layers: [
          ["paper", disc(3, 3, 2.25)],
          ["ink", bowl(3, 0, 0.75), dome(3, 6, 0.75)],
          [
            "ink",
            quarter(0, 2, 1, 4),
            quarter(0, 3, 1, 1),
            quarter(5, 2, 1, 3),
            quarter(5, 3, 1, 2),
          ],
          ["brass", disc(3, 1.25, 0.5), disc(3, 4.75, 0.5), disc(1.25, 3, 0.5), disc(4.75, 3, 0.5)],
          ["petrol", disc(3, 3, 1)],
          ["brass", quarter(2, 2, 1, 3), quarter(3, 3, 1, 1)],
          [
            "petrol",
            quarter(0, 0, 1, 1),
            quarter(5, 0, 1, 2),
            quarter(5, 5, 1, 3),
            quarter(0, 5, 1, 4),
          ],
        ],
      },
      // Bread for other houses: the cart goes uphill.
      carrinho: {
        size: [6, 6],
        ground: "pale",
        layers: [
          ["petrol", triangle(0, 0, 6, 3)],
          ["brass", quarter(0, 0, 2, 1)],
          ["paper", slab(1.5, 2.5, 3, 2)],
          ["brick", gable(1.5, 2.5, 3)],
          ["brass", loaf(2, 3.5, 2, 0.5), loaf(2, 4.25, 2, 0.5)],
          ["ink", disc(2, 5, 0.5), disc(4, 5, 0.5), slab(4.5, 4, 1, 0.25)],
          ["paper", disc(2, 5, 0.2), disc(4, 5, 0.2)],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
    }),
};
