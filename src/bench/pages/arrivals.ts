import type { Browser } from "playwright-core";
import type { Chance } from "../corpus/random.ts";
import { type Arrival, measureArrival, ways } from "./arrival.ts";
import { shuffle } from "./paints.ts";
import type { Servers, Variant } from "./servers.ts";

/** All measurements of one navigation, by variant. */
export type Arrivals = { way: string } & Record<Variant, Arrival[]>;

export interface ArrivalBench {
  browser: Browser;
  servers: Servers;
  chance: Chance;
  rounds: number;
}

/**
 * Measures every navigation in every variant, in a new random order each round. One extra round
 * warms up.
 */
export async function measureArrivals(bench: ArrivalBench): Promise<Arrivals[]> {
  const { browser, servers, chance, rounds } = bench;
  const arrivals = ways.map(
    ({ name }): Arrivals => ({ way: name, site: [], plain: [], floor: [] }),
  );
  const variants: Variant[] = ["site", "plain", "floor"];
  const trips = ways.flatMap((way, index) =>
    variants.map((variant) => ({ way, variant, row: arrivals[index]?.[variant] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { way, variant, row } of shuffle(trips, chance)) {
      const arrival = await measureArrival(browser, servers.addresses[variant], way);
      if (round > 0) row?.push(arrival);
    }
  }
  return arrivals;
}
