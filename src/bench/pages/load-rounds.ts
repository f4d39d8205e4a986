import type { Browser } from "playwright-core";
import type { RandomSource } from "../mistake-corpus/random.ts";
import { type LoadMetrics, measureLoad } from "./load-metrics.ts";
import type { VariantServers } from "./variant-servers.ts";

/**
 * All loads of a page, with scripts (`site`) and without (`plain`). Entries at the same index are
 * from the same round.
 */
export interface PageLoads {
  route: string;
  site: LoadMetrics[];
  plain: LoadMetrics[];
}

export interface LoadBenchOptions {
  browser: Browser;
  servers: VariantServers;
  chance: RandomSource;
  routes: readonly string[];
  rounds: number;
  /** Time in ms for which each load is observed after its load event. */
  rest: number;
}

/**
 * Loads every page in both variants, in a new random order each round. One extra round warms up.
 */
export async function measureLoads(bench: LoadBenchOptions): Promise<PageLoads[]> {
  const { browser, servers, chance, routes, rounds, rest } = bench;
  const paints = routes.map((route): PageLoads => ({ route, site: [], plain: [] }));
  const loads = paints.flatMap((page) => [
    { page, variant: "site" as const },
    { page, variant: "plain" as const },
  ]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { page, variant } of shuffle(loads, chance)) {
      const url = servers.addresses[variant] + page.route;
      const paint = await measureLoad(browser, url, rest);
      if (round > 0) page[variant].push(paint);
    }
  }
  return paints;
}

/** Returns the items in random order. */
export function shuffle<Item>(items: readonly Item[], chance: RandomSource): Item[] {
  const keyed = items.map((item) => ({ item, key: chance.below(2 ** 30) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
