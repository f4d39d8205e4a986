import { dome, quarter, slab } from "./tiles/pieces.ts";
import { single } from "./tiles/wall.ts";

/** A loaf in the mouth of its oven: petrol arch, brass bread, one cut. */
export const drawing = {
  cuts: () =>
    single({
      size: [4, 4],
      joints: false,
      layers: [
        ["petrol", slab(0, 2, 4, 2), dome(2, 2, 2)],
        ["brass", dome(2, 3.25, 1.25)],
        ["paper", quarter(2, 2.25, 0.6, 4)],
        ["brick", slab(0, 3.5, 4, 0.5)],
      ],
    }),
};
