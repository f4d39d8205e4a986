import { arch, bowl, disc, dome, gable, loaf, quarter, slab, triangle } from "./tiles/pieces.ts";
import { wall } from "./tiles/wall.ts";

const feet = [1, 3, 5, 7, 9];

/** Before the town is up the oven is the sun: the church sleeps on its hill, the loaves come out. */
export const drawing = {
  cuts: () =>
    wall({
      size: [10, 9],
      laid: [
        [2, 0, 8, 9],
        [1, 3, 1, 2],
        [1, 7, 1, 2],
      ],
      layers: [
        ["petrol", slab(2, 0, 8, 8), slab(1, 3, 1, 2), slab(1, 7, 1, 1)],
        // Tiles that are still being laid.
        ["brass", triangle(1, 0, 1, 3)],
        ["petrol", quarter(1, 2, 1, 3), quarter(0, 3, 1, 2)],
        ["pale", quarter(0, 5, 1, 3)],
        // The hill with the church: two towers, a pediment, a round window.
        ["pale", dome(4, 5, 3), slab(2, 4, 5, 1)],
        ["petrol", slab(1, 2, 1, 1), slab(1, 5, 6, 0.01)],
        ["paper", slab(2.5, 1, 1, 4), slab(4.5, 1, 1, 4), slab(3, 2, 2, 3)],
        ["brick", gable(2.5, 1, 1), gable(4.5, 1, 1)],
        ["brass", dome(4, 2, 0.5)],
        ["petrol", arch(2.75, 1.5, 2.5, 0.5), arch(4.75, 1.5, 2.5, 0.5), disc(4, 2.75, 0.25)],
        ["petrol", arch(3.5, 3.5, 5, 1)],
        // Stars before dawn.
        ["brass", disc(7.5, 0.75, 0.25)],
        ["paper", quarter(9, 1, 0.5, 3), quarter(6.5, 1.5, 0.5, 1)],
        // The oven: three arches of light in each other.
        ["paper", arch(4, 2, 8, 6)],
        ["brick", arch(4.5, 2.5, 8, 5)],
        ["brass", arch(5, 3, 8, 4)],
        ["ink", arch(5.5, 3.5, 8, 3)],
        ["brick", quarter(5.5, 5, 1.5, 2), quarter(7, 5, 1.5, 1)],
        ["brass", quarter(6, 5.5, 1, 2), quarter(7, 5.5, 1, 1)],
        ["paper", slab(5, 6.5, 4, 0.5)],
        ["petrol", slab(5.5, 7, 3, 1)],
        ["brass", dome(6.25, 6.5, 0.5), dome(7.75, 6.5, 0.5)],
        // What is out already.
        ["paper", slab(1, 7, 1, 1)],
        ["brass", loaf(2, 8, 2, 1)],
        ["brick", triangle(2.5, 7.25, 0.5, 4), triangle(3, 7.25, 0.5, 4)],
        ["petrol", bowl(1.5, 7.5, 0.5)],
        // The foot of the wall.
        ["brass", slab(1, 8, 9, 1)],
        ["petrol", ...feet.flatMap((x) => [quarter(x, 8, 1, 4), quarter(x + 1, 8, 1, 3)])],
      ],
    }),
};
