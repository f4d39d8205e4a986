import { afterAll, expect, inject, test } from "vitest";
import { allJourneys } from "../../e2e/engines/all-journeys.ts";
import { startEngine } from "./drivers/find-browsers.ts";
import type { BrowserEngine, EngineName } from "./engine.ts";
import {
  type DefineJourney,
  desktopViewport,
  type JourneySuite,
  type VisitInEngine,
} from "./journey-types.ts";
import { type MonitoredSite, serveMonitored } from "./monitored-site.ts";
import { Tab } from "./tab.ts";

/**
 * Registers journeys as tests in one engine, which starts once for all of them. Skips them if the
 * engine is missing.
 *
 * @param journeys all journeys by default
 * @param addressOf address of the site, called when a journey starts; the shipped site by default
 */
export function defineEngineJourneys(
  name: EngineName,
  journeys: readonly JourneySuite[] = allJourneys,
  addressOf: () => string = () => inject("address"),
): void {
  const programs = inject("engines");
  let engine: Promise<BrowserEngine> | undefined;
  const start = () => (engine ??= startEngine(name, programs));
  afterAll(async () => (await engine)?.close());
  // Drivers other than Chromium's sometimes lose a window. Retry once. The report lists retries.
  const retry = name === "chromium" ? 0 : 1;
  const journey: DefineJourney = (title, run, timeout = 60_000) =>
    test.skipIf(!programs[name])(`${name}: ${title}`, { timeout, retry }, () =>
      runJourney(start, run, addressOf()),
    );
  for (const each of journeys) each(journey, name);
}

async function runJourney(
  start: () => Promise<BrowserEngine>,
  run: (visit: VisitInEngine) => Promise<void>,
  address: string,
) {
  const tabs: Tab[] = [];
  const sites: { site: MonitoredSite; expected?: RegExp }[] = [];
  const visit: VisitInEngine = async (route, { expected, scripts = true, raw, ...rest } = {}) => {
    const { blocked, delayed, extension, isSlow, ...look } = rest;
    const site = await serveMonitored(address, {
      scripts,
      blocked: blocked,
      delayed: delayed,
      extension,
      isSlow,
    });
    sites.push({ site, expected });
    const driver = await (await start()).open({ ...desktopViewport, dark: false, ...look });
    const tab = new Tab(driver, site.address, site.errors);
    tabs.push(tab);
    await tab.navigate(route);
    if (scripts && !blocked && !raw) await tab.waitForHydration();
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
