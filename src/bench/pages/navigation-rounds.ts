import type { Browser } from "playwright-core";
import type { RandomSource } from "../mistake-corpus/random.ts";
import { shuffle } from "./load-rounds.ts";
import { measureNavigation, type NavigationTimes, navigationCases } from "./navigation-metrics.ts";
import type { PageVariant, VariantServers } from "./variant-servers.ts";

/** All measurements of one navigation, by variant. */
export type NavigationMeasurements = { way: string } & Record<PageVariant, NavigationTimes[]>;

export interface NavigationBenchOptions {
  browser: Browser;
  servers: VariantServers;
  chance: RandomSource;
  rounds: number;
}

/**
 * Measures every navigation in every variant, in a new random order each round. One extra round
 * warms up.
 */
export async function measureNavigations(
  bench: NavigationBenchOptions,
): Promise<NavigationMeasurements[]> {
  const { browser, servers, chance, rounds } = bench;
  const arrivals = navigationCases.map(
    ({ name }): NavigationMeasurements => ({ way: name, site: [], plain: [], floor: [] }),
  );
  const variants: PageVariant[] = ["site", "plain", "floor"];
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
