import { arch, bowl, disc, dome, loaf, quarter, slab, triangle } from "./tiles/pieces.ts";
import { wall, walls } from "./tiles/wall.ts";

/** Who works here, each by what they hold: four tiles by five. Nobody's face. */
export const drawing = {
  cuts: () => ({
    ...walls({
      // The baker's hat.
      forno: {
        size: [4, 5],
        ground: "petrol",
        layers: [
          [
            "paper",
            disc(1, 1.75, 0.75),
            disc(3, 1.75, 0.75),
            disc(2, 1.25, 0.75),
            slab(1, 1.5, 2, 2),
          ],
          ["pale", slab(1, 3, 2, 0.5)],
          ["brass", disc(2, 4.5, 1)],
          ["paper", slab(1, 3.25, 2, 0.25)],
        ],
      },
      // The rolling pin.
      massa: {
        size: [4, 5],
        ground: "brass",
        layers: [
          ["brick", arch(1.75, 0.25, 4.75, 0.5)],
          ["paper", slab(1.25, 1.25, 1.5, 2.5), dome(2, 1.25, 0.75), bowl(2, 3.75, 0.75)],
          ["petrol", quarter(0, 4, 1, 4), quarter(3, 0, 1, 2)],
        ],
      },
      // The cup at the counter.
      balcao: {
        size: [4, 5],
        ground: "pale",
        layers: [
          ["petrol", disc(3, 2.75, 0.75)],
          ["pale", disc(3, 2.75, 0.4)],
          ["petrol", slab(1, 2, 2, 1), bowl(2, 3, 1)],
          ["brick", slab(1, 1.75, 2, 0.25)],
          ["brass", quarter(1.5, 0.5, 0.5, 3), quarter(2, 1, 0.5, 1), loaf(0.5, 4.5, 3, 0.4)],
          ["ink", slab(0, 4.5, 4, 0.5)],
        ],
      },
      // The bicycle's basket.
      entrega: {
        size: [4, 5],
        ground: "petrol",
        layers: [
          ["brass", disc(1, 3.75, 0.9), disc(3, 3.75, 0.9)],
          ["petrol", disc(1, 3.75, 0.6), disc(3, 3.75, 0.6)],
          ["paper", slab(1, 2.5, 2, 0.25), triangle(1, 2.75, 1, 3), slab(2.75, 1.5, 0.25, 1)],
          ["brick", slab(2.5, 1, 1.25, 1)],
          ["brass", dome(3.1, 1, 0.5)],
          ["ink", slab(0, 4.65, 4, 0.35)],
        ],
      },
    }),
    // Beside the table of plans: the smallest basket.
    ...wall(
      {
        size: [4, 3],
        ground: "brass",
        layers: [
          ["paper", arch(1, 0.25, 1.5, 2)],
          ["brass", arch(1.25, 0.5, 1.5, 1.5)],
          ["petrol", bowl(2, 1.5, 1.25)],
          ["brick", dome(2, 1.5, 0.75)],
        ],
      },
      "-cestinha",
    ),
  }),
};
