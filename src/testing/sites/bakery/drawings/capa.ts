import { arch, bowl, disc, dome, ear, gable, quarter, slab, triangle } from "./tiles/pieces.ts";
import { walls } from "./tiles/wall.ts";

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** The covers of the articles, eight tiles by five: each shows one thing that the text is about. */
export const drawing = {
  cuts: () =>
    walls({
      // What lives in the jar lifts its own lid.
      fermento: {
        size: [8, 5],
        ground: "pale",
        layers: [
          ["petrol", slab(0, 4, 8, 1)],
          ["paper", slab(2.5, 1, 3, 4), quarter(2, 1, 0.5, 3), quarter(5.5, 1, 0.5, 4)],
          ["paper", slab(2, 1.5, 4, 3), quarter(2, 4.5, 0.5, 2), quarter(5.5, 4.5, 0.5, 1)],
          ["brass", slab(2, 2.5, 4, 2), quarter(2, 4.5, 0.5, 2), quarter(5.5, 4.5, 0.5, 1)],
          [
            "brass",
            slab(2.5, 4.5, 3, 0.5),
            dome(3, 2.5, 0.5),
            dome(4, 2.5, 0.5),
            dome(5, 2.5, 0.5),
          ],
          [
            "paper",
            disc(3, 3.5, 0.25),
            disc(4.5, 3, 0.25),
            disc(5, 4, 0.25),
            disc(3.75, 4.25, 0.25),
          ],
          ["brick", slab(2.5, 0.5, 3, 0.5)],
          ["petrol", disc(1, 1, 0.5), quarter(6.5, 2, 1, 3)],
          ["brass", quarter(0, 3, 1, 2), quarter(7, 3, 1, 1)],
        ],
      },
      // Dough under a cloth, and the moon goes over it.
      descanso: {
        size: [8, 5],
        ground: "petrol",
        layers: [
          ["paper", disc(6, 1.5, 1)],
          ["petrol", disc(5.5, 1.25, 0.75)],
          ["brass", quarter(1, 0.5, 0.5, 3), quarter(3, 1, 0.5, 1), quarter(7.25, 3, 0.5, 3)],
          ["brass", dome(3.5, 3, 2)],
          ["paper", slab(1, 3, 5, 0.5), triangle(1, 3.5, 1, 1), triangle(5, 3.5, 1, 2)],
          ["brick", bowl(3.5, 3.25, 1.75)],
          ["paper", slab(1, 3, 5, 0.25), triangle(1, 3.25, 0.5, 1), triangle(5.5, 3.25, 0.5, 2)],
          ["ink", slab(0, 4.75, 8, 0.25)],
        ],
      },
      // The field stands in the sack.
      farinha: {
        size: [8, 5],
        ground: "brass",
        layers: [
          ["petrol", slab(0, 4, 8, 1)],
          ["paper", slab(0.5, 1.5, 3, 3.5), triangle(0.5, 0.5, 1, 4), triangle(2.5, 0.5, 1, 3)],
          ["paper", slab(1, 1, 2, 0.5)],
          ["pale", slab(0.5, 3.5, 3, 0.5)],
          ["brick", disc(2, 2.5, 0.5)],
          ["petrol", slab(4.4, 3, 0.2, 2), slab(5.65, 2.5, 0.2, 2.5), slab(6.9, 3, 0.2, 2)],
          ["petrol", ear(4.5, 1.5, 4, 0.5), ear(5.75, 0.75, 5, 0.5), ear(7, 1.5, 4, 0.5)],
          ["paper", slab(4.4, 4, 0.2, 1), slab(5.65, 4, 0.2, 1), slab(6.9, 4, 0.2, 1)],
        ],
      },
      // Yesterday's loaf, slice by slice, still standing.
      amanhecido: {
        size: [8, 5],
        ground: "pale",
        layers: [
          ["petrol", slab(0, 4, 8, 1)],
          ["brass", quarter(6, 0, 2, 2)],
          ["brick", quarter(0.5, 2, 2, 3), slab(2.5, 2, 1, 2)],
          ["brass", arch(3, 2, 4, 1), arch(4.25, 2, 4, 1), arch(5.5, 2, 4, 1), arch(6.75, 2, 4, 1)],
          ["paper", arch(3.2, 2.2, 3.8, 0.6), arch(4.45, 2.2, 3.8, 0.6)],
          ["paper", arch(5.7, 2.2, 3.8, 0.6), arch(6.95, 2.2, 3.8, 0.6)],
          ["paper", slab(1, 4.25, 6, 0.5)],
        ],
      },
      // A kitchen's own oven: stone below, steam above.
      forno: {
        size: [8, 5],
        ground: "petrol",
        layers: [
          ["paper", slab(1, 0.5, 6, 4.5)],
          ["pale", slab(1, 0.5, 6, 1)],
          ["petrol", disc(2, 1, 0.25), disc(3, 1, 0.25), disc(6, 1, 0.25)],
          ["brick", disc(5, 1, 0.25)],
          ["ink", slab(1.5, 2, 5, 2.5)],
          ["brass", slab(1.5, 4, 5, 0.5)],
          ["brick", dome(4, 4, 1.5)],
          ["brass", dome(4, 4, 1.25)],
          ["paper", triangle(3.25, 3.25, 0.5, 4), triangle(4, 3, 0.5, 4)],
          ["paper", quarter(2, 2.5, 0.5, 3), quarter(2, 3, 0.5, 1), quarter(5.5, 2.5, 0.5, 4)],
          ["brass", slab(0, 4.75, 8, 0.25)],
        ],
      },
      // Three mountains of cheese bread; Minas is a tray.
      polvilho: {
        size: [8, 5],
        ground: "brass",
        layers: [
          ["paper", disc(6.5, 1, 0.75)],
          ["petrol", dome(1.5, 3, 2), dome(4.5, 3, 2.5), dome(7.5, 3, 1.5)],
          ["ink", slab(0, 3, 8, 2)],
          ["pale", slab(0, 4.5, 8, 0.5)],
          ["brass", ...eight.map((x) => dome(x + 0.5, 4.5, 0.45))],
          ["brick", quarter(3, 4, 0.5, 3)],
          ["paper", gable(4, 1.5, 1)],
          ["paper", disc(1.5, 2, 0.25), disc(4.5, 2.25, 0.25), disc(7, 2.5, 0.25)],
        ],
      },
    }),
};
