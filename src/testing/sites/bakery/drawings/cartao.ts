import { arch, disc, dome, gable, quarter, slab } from "./tiles/pieces.ts";
import { single } from "./tiles/wall.ts";

/**
 * A card is 1200 px wide and six tiles of 105 px high; the words end where the last three columns
 * begin.
 */
const [width, left] = [1200 / 105, 885 / 105];

/** The wall of a shared card: a tower that sleeps, an oven that does not. */
export const drawing = {
  cuts: () =>
    single({
      size: [width, 6],
      side: 105,
      laid: [[left, 0, 3, 6]],
      layers: [
        ["petrol", slab(left, 0, 3, 6)],
        ["brass", disc(left + 2, 1, 0.5), quarter(left, 0, 0.5, 1)],
        ["paper", quarter(left + 1, 0.5, 0.5, 3), slab(left + 0.5, 2, 1, 2)],
        ["brick", gable(left + 0.5, 2, 1)],
        ["petrol", arch(left + 0.75, 2.25, 3, 0.5)],
        ["paper", arch(left, 3, 6, 3)],
        ["brick", arch(left + 0.5, 3.5, 6, 2)],
        ["ink", arch(left + 0.75, 3.75, 5, 1.5)],
        ["brass", dome(left + 1.5, 5, 0.6)],
        ["paper", quarter(left + 1.5, 4.55, 0.3, 4), slab(left + 0.5, 5, 2, 0.25)],
      ],
    }),
};
