import { arch, disc, dome, gable, loaf, quarter, slab, triangle } from "./tiles/pieces.ts";
import { wall } from "./tiles/wall.ts";

const feet = [1, 3, 5, 7];

/** Before the sun is up the oven is the sun: the church wakes on its hill, the loaves come out. */
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
        // The moon that is a loaf, and stars.
        ["paper", disc(9, 1, 0.5), quarter(7, 1, 0.5, 3), quarter(6, 0.5, 0.5, 1)],
        // The hill with the church: two towers, a dome, a round window, a door.
        ["pale", dome(4, 8, 3), slab(2, 5, 1, 0.01)],
        ["paper", slab(2.5, 2, 1, 4), slab(4.5, 2, 1, 4), slab(3, 3, 2, 3)],
        ["brick", gable(2.5, 2, 1), gable(4.5, 2, 1)],
        ["brass", dome(4, 3, 0.5)],
        ["petrol", arch(2.75, 2.5, 3.5, 0.5), arch(4.75, 2.5, 3.5, 0.5), disc(4, 3.75, 0.25)],
        ["petrol", arch(3.5, 4.5, 6, 1)],
        ["pale", slab(2, 6, 4, 2)],
        // The oven: arches of light in each other, the fire at the back, two loaves in front.
        ["paper", arch(5, 3, 8, 5)],
        ["brick", arch(5.5, 3.5, 8, 4)],
        ["brass", arch(6, 4, 8, 3)],
        ["ink", arch(6.5, 4.5, 8, 2)],
        ["brick", quarter(6.5, 5.5, 1, 3), quarter(7.5, 5, 1, 4), slab(6.5, 6, 2, 0.5)],
        ["brass", quarter(7, 5.5, 0.5, 3), quarter(7.5, 5.5, 0.75, 4)],
        ["brass", dome(7, 7, 0.5), dome(8, 7, 0.5)],
        ["paper", slab(6, 7, 3, 0.25)],
        ["brick", slab(6, 7.25, 3, 0.75)],
        // What is out already.
        ["brass", loaf(2, 8, 2.5, 1)],
        ["paper", triangle(2.75, 7.25, 0.5, 4), triangle(3.25, 7.25, 0.5, 4)],
        ["paper", dome(1.5, 8, 0.5)],
        // The foot of the wall.
        ["brass", slab(1, 8, 9, 1)],
        ["petrol", ...feet.flatMap((x) => [quarter(x, 8, 1, 4), quarter(x + 1, 8, 1, 3)])],
        ["petrol", quarter(9, 8, 1, 4)],
      ],
    }),
};
