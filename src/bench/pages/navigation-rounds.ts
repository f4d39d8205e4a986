import type { Browser } from "playwright-core";
import type { Random } from "../corpus/random.ts";
import { shuffle } from "./load-rounds.ts";
import { measureNavigation, type NavigationTimes, navigationCases } from "./navigation-metrics.ts";
import type { Servers, Variant } from "./servers.ts";

/** All measurements of one navigation, by variant. */
export type NavigationRounds = { way: string } & Record<Variant, NavigationTimes[]>;

export interface NavigationBench {
  browser: Browser;
  servers: Servers;
  chance: Random;
  rounds: number;
}

/**
 * Measures every navigation in every variant, in a new random order each round. One extra round
 * warms up.
 */
export async function measureNavigations(bench: NavigationBench): Promise<NavigationRounds[]> {
  const { browser, servers, chance, rounds } = bench;
  const arrivals = navigationCases.map(
    ({ name }): NavigationRounds => ({ way: name, site: [], plain: [], floor: [] }),
  );
  const variants: Variant[] = ["site", "plain", "floor"];
  const trips = navigationCases.flatMap((way, index) =>
    variants.map((variant) => ({ way, variant, row: arrivals[index]?.[variant] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { way, variant, row } of shuffle(trips, chance)) {
      const arrival = await measureNavigation(browser, servers.addresses[variant], way);
      if (round > 0) row?.push(arrival);
    }
  }
  return arrivals;
}
