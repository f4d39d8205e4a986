import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { findOrInstallBrowser, launchBrowser } from "../testing/browser/launch-browser.ts";
import { createLongArticleContent } from "./generate-content.ts";
import { createRandom, type RandomSource } from "./mistake-corpus/random.ts";
import {
  enableBackForwardCache,
  leaveAndReturn,
  type RestoreResult,
} from "./pages/back-forward-cache.ts";
import { measureControlResponses } from "./pages/control-responses.ts";
import { measureDataSizes } from "./pages/data-sizes.ts";
import { fillInForms, measureInputLatency } from "./pages/input-latency.ts";
import { measureLoads } from "./pages/load-rounds.ts";
import { measureNavigations } from "./pages/navigation-rounds.ts";
import {
  printControlResponses,
  printDataSizes,
  printInputLatency,
  printLoads,
  printNavigations,
  printRestoreResults,
  printScrolling,
} from "./pages/print-results.ts";
import { measureScroll } from "./pages/scrolling.ts";
import { serveVariants, type VariantServers } from "./pages/variant-servers.ts";

/**
 * The folder of the shipped site, the browser, and servers of the site with and without scripts.
 */
interface PageBenchContext {
  /** The output folder of the build. */
  folder: string;
  browser: Browser;
  servers: VariantServers;
  chance: RandomSource;
}

const settleTime = 5000;
const routes = ["/", "/servicos", "/contato", "/blog/abertura-de-empresa-passo-a-passo"];

/**
 * Measures paint times, prefetched bytes, page data sizes and use of the back/forward cache. Pages
 * with and without scripts are loaded alternately in random order. Prints medians and ratios.
 *
 * @param rounds number of loads of each page in each variant
 */
export function benchPages(rounds: number): Promise<void> {
  return withPageBench(rounds, async ({ folder, browser, servers, chance }) => {
    printLoads(await measureLoads({ browser, servers, chance, routes, rounds, rest: settleTime }));
    printDataSizes(measureDataSizes(folder));
    printRestoreResults(await measureBackForwardCache(browser, servers, routes));
  });
}

/**
 * Measures how long navigation to the next page takes, compared with a full page load. Prints the
 * medians and ratios.
 */
export function benchNavigation(rounds: number): Promise<void> {
  return withPageBench(rounds, async (stand) =>
    printNavigations(await measureNavigations({ ...stand, rounds })),
  );
}

/** Measures whether every tap or click takes effect, and how soon controls respond. */
export function benchClicks(presses: number): Promise<void> {
  return withPageBench(presses, async ({ browser, servers, chance }) => {
    // Taps are made between the first paint and shortly after the page is ready, so measure these.
    const loads = { browser, servers, chance, routes: ["/"], rounds: 3, rest: settleTime };
    const paints = await measureLoads(loads);
    printControlResponses(
      await measureControlResponses({ browser, servers, chance, presses, paints }),
    );
  });
}

const calculator = "/calculadora-simples-nacional";

/**
 * Measures a loaded page: the latency of keys and taps on the pages with the largest forms,
 * scrolling of a 4,000-word text, and whether these pages stay in the back/forward cache.
 */
export function benchInteraction(rounds: number): Promise<void> {
  const { content, route } = createLongArticleContent(4000);
  const feel = async ({ browser, servers }: PageBenchContext) => {
    const { site } = servers.addresses;
    const forms = Array.from({ length: rounds }, () => [calculator, "/contato"]).flat();
    printInputLatency(await measureInputLatency(browser, site, forms, fillInForms));
    const scrolls = Array.from({ length: rounds }, () => site + route);
    printScrolling(await mapInSequence(scrolls, (url) => measureScroll(browser, url)));
    printRestoreResults(
      await measureBackForwardCache(browser, servers, [calculator, "/contato", route]),
    );
  };
  return withPageBench(rounds, feel, content).finally(() => rmSync(content, { recursive: true }));
}

async function mapInSequence<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
) {
  const results: Result[] = [];
  for (const item of items) results.push(await make(item));
  return results;
}

async function withPageBench(
  rounds: number,
  measure: (stand: PageBenchContext) => Promise<void>,
  content = "content",
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  buildInto(folder, content);
  const servers = await serveVariants(folder);
  const { args, ...found } = await findOrInstallBrowser();
  const browser = await launchBrowser(
    { ...found, args: [...args, servers.trust] },
    enableBackForwardCache,
  );
  const slow = "processor 4 times slower, 150 ms, 1.6 Mbit/s";
  console.log(`Chromium ${browser.version()}, ${slow}; ${rounds} rounds`);
  try {
    await measure({ folder, browser, servers, chance: createRandom(2009) });
  } finally {
    await browser.close();
    servers.close();
    rmSync(folder, { recursive: true });
  }
}

/** Builds the site with the public command, so that we measure what users publish. */
function buildInto(folder: string, content: string): void {
  const command = ["scripts/run.mjs", "build", "--content", content, "--out", folder];
  const { status } = spawnSync(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The site could not be built.");
}

function measureBackForwardCache(
  browser: Browser,
  { addresses }: VariantServers,
  pages: readonly string[],
): Promise<RestoreResult[]> {
  return mapInSequence(pages, (route) =>
    leaveAndReturn(browser, addresses.site + route, `${addresses.plain}/sobre`),
  );
}
