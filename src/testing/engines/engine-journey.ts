import { afterAll, expect, inject, test } from "vitest";
import { allJourneys } from "../../e2e/engines/all-journeys.ts";
import { startEngine } from "./drivers/programs.ts";
import type { Engine, EngineName } from "./engine.ts";
import { Tab } from "./tab.ts";
import { desktopViewport, type EngineVisit, type Journey, type Journeys } from "./visit.ts";
import { type WatchedSite, watchSite } from "./watched-site.ts";

/**
 * Makes journeys tests in one engine, which starts once for them. Where it is missing they are skipped.
 *
 * @param journeys all, unless told
 * @param addressOf where their site is served, asked when a journey begins: the shipped one, unless told
 */
export function goIn(
  name: EngineName,
  journeys: readonly Journeys[] = allJourneys,
  addressOf: () => string = () => inject("address"),
): void {
  const programs = inject("engines");
  let engine: Promise<Engine> | undefined;
  const start = () => (engine ??= startEngine(name, programs));
  afterAll(async () => (await engine)?.close());
  // A driver of these loses a window now and then: the journey goes once more, and the report says so.
  const retry = name === "chromium" ? 0 : 1;
  const journey: Journey = (title, run, timeout = 60_000) =>
    test.skipIf(!programs[name])(`${name}: ${title}`, { timeout, retry }, () =>
      travel(start, run, addressOf()),
    );
  for (const each of journeys) each(journey, name);
}

async function travel(
  start: () => Promise<Engine>,
  run: (visit: EngineVisit) => Promise<void>,
  address: string,
) {
  const tabs: Tab[] = [];
  const sites: { site: WatchedSite; expected?: RegExp }[] = [];
  const visit: EngineVisit = async (route, { expected, scripts = true, raw, ...rest } = {}) => {
    const { withheld, held, extension, isSlow, ...look } = rest;
    const site = await watchSite(address, { scripts, withheld, held, extension, isSlow });
    sites.push({ site, expected });
    const driver = await (await start()).open({ ...desktopViewport, dark: false, ...look });
    const tab = new Tab(driver, site.address, site.errors);
    tabs.push(tab);
    await tab.go(route);
    if (scripts && !withheld && !raw) await tab.ready();
    return tab;
  };
  try {
    await run(visit);
  } finally {
    await Promise.all(tabs.map((tab) => tab.close()));
    for (const { site } of sites) site.close();
  }
  const errors = sites.flatMap(({ site, expected }) =>
    site.errors.filter((error) => !expected?.test(error)),
  );
  expect(errors, "errors in the console").toEqual([]);
}
