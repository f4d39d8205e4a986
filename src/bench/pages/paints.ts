import type { Browser } from "playwright-core";
import type { Chance } from "../corpus/random.ts";
import { measurePaint, type Paint } from "./paint.ts";
import type { Servers } from "./servers.ts";

/**
 * All loads of a page, with scripts and without. Entries at the same index are from the same round.
 */
export interface Paints {
  route: string;
  site: Paint[];
  plain: Paint[];
}

export interface PaintBench {
  browser: Browser;
  servers: Servers;
  chance: Chance;
  routes: readonly string[];
  rounds: number;
  /** How long each load is observed after its load event, in ms. */
  rest: number;
}

/**
 * Loads every page in both variants, in a new random order each round. One extra round warms up.
 */
export async function measurePaints(bench: PaintBench): Promise<Paints[]> {
  const { browser, servers, chance, routes, rounds, rest } = bench;
  const paints = routes.map((route): Paints => ({ route, site: [], plain: [] }));
  const loads = paints.flatMap((page) => [
    { page, variant: "site" as const },
    { page, variant: "plain" as const },
  ]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { page, variant } of shuffle(loads, chance)) {
      const url = servers.addresses[variant] + page.route;
      const paint = await measurePaint(browser, url, rest);
      if (round > 0) page[variant].push(paint);
    }
  }
  return paints;
}

/** Returns the items in random order. */
export function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  const keyed = items.map((item) => ({ item, key: chance.below(2 ** 30) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
