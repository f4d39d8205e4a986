import { arch, bowl, disc, dome, loaf, quarter, slab, triangle } from "./tiles/pieces.ts";
import { type Layer, walls } from "./tiles/wall.ts";

const four = [0, 1, 2, 3, 4, 5];

/** A wall of quarters in which one tile is missing, or stands out. */
function pattern(missing: readonly string[]): Layer[] {
  const places = four.flatMap((y) => four.map((x) => [x, y] as const));
  const kept = places.filter(([x, y]) => !missing.includes(`${x} ${y}`));
  const turned = kept.map(([x, y]) => quarter(x, y, 1, x % 2 ? (y % 2 ? 1 : 4) : y % 2 ? 2 : 3));
  return [["petrol", ...turned]];
}

/** What stands in the arch at the head of a page, six tiles by six. */
export const drawing = {
  cuts: () =>
    walls({
      // The shelves at six in the morning.
      cardapio: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["pale", slab(0, 2.5, 6, 0.25), slab(0, 4, 6, 0.25), slab(0, 5.5, 6, 0.5)],
          ["brass", dome(2.5, 2.5, 0.75), dome(4, 2.5, 0.5)],
          ["brass", loaf(0.75, 4, 2.5, 0.75), loaf(0.5, 5.5, 1.5, 0.5), dome(5, 5.5, 0.5)],
          ["paper", loaf(3.5, 4, 2, 0.5)],
          ["brick", dome(3.5, 5.5, 1)],
          ["paper", triangle(3, 4.75, 0.5, 4), triangle(3.5, 4.75, 0.5, 4)],
        ],
      },
      // A paper bag that somebody has tied with a bow.
      encomendas: {
        size: [6, 6],
        ground: "brass",
        layers: [
          ["paper", slab(1.5, 2, 3, 4)],
          ["pale", slab(1.5, 2, 3, 0.5), triangle(1.5, 1.5, 0.5, 3), triangle(4, 1.5, 0.5, 4)],
          ["pale", slab(2, 1.5, 2, 0.5)],
          ["brick", disc(2.5, 1.75, 0.5), disc(3.5, 1.75, 0.5), triangle(2.5, 2, 0.5, 3)],
          ["brick", triangle(3, 2, 0.5, 4), slab(1.5, 3, 3, 0.25)],
          ["brass", disc(2.5, 1.75, 0.2), disc(3.5, 1.75, 0.2)],
          ["petrol", disc(3, 4.5, 0.75)],
          ["brass", disc(3, 4.5, 0.5)],
        ],
      },
      // A week at one door: seven mornings, three of them with bread.
      assinatura: {
        size: [6, 6],
        ground: "pale",
        layers: [
          ["petrol", arch(1.5, 0.5, 6, 3)],
          ["brick", disc(4, 3.75, 0.2)],
          ["paper", disc(3, 2, 0.75)],
          ["petrol", quarter(3, 1.25, 0.75, 4)],
          ["brass", dome(3, 5, 0.75)],
          ["paper", slab(1.75, 5, 2.5, 0.5), bowl(3, 5.5, 0.5)],
          ["brass", disc(0.75, 2, 0.35), disc(0.75, 4, 0.35), disc(5.25, 3, 0.35)],
        ],
      },
      // The first oven, and the wood beside it.
      sobre: {
        size: [6, 6],
        ground: "brick",
        layers: [
          ["brass", dome(3, 4, 2.75)],
          ["paper", dome(3, 4, 2.25)],
          ["ink", arch(2, 2.25, 4, 2)],
          ["brick", quarter(2.25, 3.25, 0.75, 3), quarter(3, 3, 1, 4)],
          ["brass", quarter(2.5, 3.5, 0.5, 3), quarter(3, 3.5, 0.5, 4)],
          ["petrol", slab(0, 4, 6, 2)],
          ["pale", disc(1, 5.5, 0.5), disc(2, 5.5, 0.5), disc(1.5, 4.75, 0.5), disc(5, 5.5, 0.5)],
          ["brass", disc(1, 5.5, 0.2), disc(2, 5.5, 0.2), disc(1.5, 4.75, 0.2), disc(5, 5.5, 0.2)],
        ],
      },
      // A door that is open, and a bell beside it.
      contato: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["paper", arch(1.5, 1, 6, 3)],
          ["brass", arch(2, 1.5, 6, 2)],
          ["petrol", disc(3, 3, 0.5), arch(2.5, 3.5, 6, 1)],
          ["brick", disc(5.25, 3.25, 0.25)],
          ["pale", slab(0, 5.5, 6, 0.5)],
          ["brass", loaf(2.25, 5, 1.5, 0.25)],
        ],
      },
      // The days of the oven.
      agenda: {
        size: [6, 6],
        ground: "brass",
        layers: [
          ["brick", slab(0.75, 1.25, 4.5, 1)],
          ["paper", slab(0.75, 2.25, 4.5, 3.25)],
          ["ink", arch(1.5, 0.75, 1.75, 0.5), arch(4, 0.75, 1.75, 0.5)],
          ["pale", disc(1.5, 3, 0.3), disc(2.5, 3, 0.3), disc(4.5, 3, 0.3), disc(1.5, 4, 0.3)],
          ["pale", disc(3.5, 4, 0.3), disc(4.5, 4, 0.3), disc(2.5, 5, 0.3), disc(3.5, 5, 0.3)],
          ["petrol", disc(3.5, 3, 0.4), disc(2.5, 4, 0.4), disc(1.5, 5, 0.4)],
          ["brick", triangle(4.5, 4.75, 0.75, 3)],
        ],
      },
      // The bowl, the spoon, and who waits for them.
      receitas: {
        size: [6, 6],
        ground: "pale",
        layers: [
          ["brick", slab(4.5, 0.5, 0.25, 3)],
          ["brass", dome(3, 3.5, 1.75)],
          ["paper", disc(2, 2.5, 0.2), disc(3.25, 2.25, 0.2), disc(2.75, 3, 0.2)],
          ["petrol", bowl(3, 3.5, 2.25), slab(0.5, 3.25, 5, 0.5), slab(2, 5.5, 2, 0.25)],
          ["brass", quarter(2, 4, 1, 3), quarter(3, 4, 1, 4)],
          ["ink", slab(0, 5.75, 6, 0.25)],
        ],
      },
      // The bread bin is shut, and its keyhole looks at nobody.
      privacidade: {
        size: [6, 6],
        ground: "petrol",
        layers: [
          ["brass", dome(3, 3.5, 2.25)],
          ["brick", slab(0.75, 3.5, 4.5, 2)],
          ["paper", slab(0.5, 3.25, 5, 0.5)],
          ["ink", disc(3, 4.5, 0.35), slab(2.85, 4.5, 0.3, 0.75)],
          ["pale", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // A ramp as broad as the steps.
      acessibilidade: {
        size: [6, 6],
        ground: "brass",
        layers: [
          ["paper", arch(3.5, 1, 4, 2)],
          ["petrol", arch(4, 1.5, 4, 1)],
          ["petrol", triangle(0, 4, 2, 3), slab(2, 4, 4, 2)],
          ["pale", slab(3, 4, 3, 0.5), slab(2.5, 4.5, 3.5, 0.5), slab(2, 5, 4, 0.5)],
          ["brick", disc(1, 3.25, 0.35)],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // Bread on one side, brass on the other, and the beam lies level.
      termos: {
        size: [6, 6],
        ground: "pale",
        layers: [
          ["petrol", slab(2.75, 1, 0.5, 4), slab(0.75, 1.25, 4.5, 0.4), triangle(2, 4.5, 1, 3)],
          ["petrol", triangle(3, 4.5, 1, 4), bowl(1.25, 3.5, 1), bowl(4.75, 3.5, 1)],
          ["brass", dome(1.25, 3.5, 0.75), slab(4.25, 2.75, 1, 0.75), disc(4.75, 2.5, 0.25)],
          ["brick", disc(3, 1, 0.5)],
          ["ink", slab(0, 5.5, 6, 0.5)],
        ],
      },
      // All quarters are in their place but one, which somebody has eaten.
      ausente: {
        size: [6, 6],
        ground: "pale",
        layers: [
          ...pattern(["3 2", "2 3"]),
          ["brass", quarter(1, 1, 1, 1), quarter(4, 4, 1, 4), quarter(5, 0, 1, 4)],
          ["paper", slab(3, 2, 1, 1), slab(2, 3, 1, 1)],
          ["brick", disc(2.25, 3.75, 0.12), disc(2.6, 3.5, 0.08), disc(3.4, 2.75, 0.1)],
        ],
      },
    }),
};
