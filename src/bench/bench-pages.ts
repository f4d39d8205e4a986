import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { findBrowser, launchBrowser } from "../testing/browser/launch-browser.ts";
import { makeLongArticle } from "./bench-content.ts";
import { type Chance, createChance } from "./corpus/random.ts";
import { measureArrivals } from "./pages/arrivals.ts";
import { weighData } from "./pages/data-weights.ts";
import { measureDeadTimes } from "./pages/dead-times.ts";
import { keepingPages, leaveAndReturn, type Restored } from "./pages/memory.ts";
import { measurePaints } from "./pages/paints.ts";
import { measureFelt, workOnForms } from "./pages/presses-felt.ts";
import {
  printArrivals,
  printDeadTimes,
  printFelt,
  printPaints,
  printRestored,
  printScrolled,
  printWeights,
} from "./pages/print.ts";
import { measureScroll } from "./pages/scrolling.ts";
import { type Servers, serveVariants } from "./pages/servers.ts";

/** The shipped site, the browser, and servers of the site with and without scripts. */
interface Stand {
  /** The output folder of the build. */
  folder: string;
  browser: Browser;
  servers: Servers;
  chance: Chance;
}

const rest = 5000;
const routes = ["/", "/servicos", "/contato", "/blog/abertura-de-empresa-passo-a-passo"];

/**
 * Measures paint times, prefetched bytes, page data sizes and use of the back/forward cache. Pages
 * with and without scripts are loaded alternately in random order. Prints medians and ratios.
 *
 * @param rounds number of loads of each page in each variant
 */
export function benchPages(rounds: number): Promise<void> {
  return onStand(rounds, async ({ folder, browser, servers, chance }) => {
    printPaints(await measurePaints({ browser, servers, chance, routes, rounds, rest }));
    printWeights(weighData(folder));
    printRestored(await measureMemory(browser, servers, routes));
  });
}

/**
 * Measures how long navigation to the next page takes, against a full page load. Prints as above.
 */
export function benchWays(rounds: number): Promise<void> {
  return onStand(rounds, async (stand) =>
    printArrivals(await measureArrivals({ ...stand, rounds })),
  );
}

/** Measures whether every tap or click takes effect, and how soon controls respond. */
export function benchPresses(presses: number): Promise<void> {
  return onStand(presses, async ({ browser, servers, chance }) => {
    // Taps fall between first paint and a little after the page is ready, so measure that first.
    const loads = { browser, servers, chance, routes: ["/"], rounds: 3, rest };
    const paints = await measurePaints(loads);
    printDeadTimes(await measureDeadTimes({ browser, servers, chance, presses, paints }));
  });
}

const calculator = "/calculadora-simples-nacional";

/**
 * Measures a loaded page: the latency of keys and taps on the pages with the largest forms,
 * scrolling of a 4,000-word text, and whether these pages stay in the back/forward cache.
 */
export function benchFeel(rounds: number): Promise<void> {
  const { content, route } = makeLongArticle(4000);
  const feel = async ({ browser, servers }: Stand) => {
    const { site } = servers.addresses;
    const forms = Array.from({ length: rounds }, () => [calculator, "/contato"]).flat();
    printFelt(await measureFelt(browser, site, forms, workOnForms));
    const scrolls = Array.from({ length: rounds }, () => site + route);
    printScrolled(await inTurn(scrolls, (url) => measureScroll(browser, url)));
    printRestored(await measureMemory(browser, servers, [calculator, "/contato", route]));
  };
  return onStand(rounds, feel, content).finally(() => rmSync(content, { recursive: true }));
}

async function inTurn<Item, Result>(items: readonly Item[], make: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await make(item));
  return results;
}

async function onStand(
  rounds: number,
  measure: (stand: Stand) => Promise<void>,
  content = "content",
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  buildInto(folder, content);
  const servers = await serveVariants(folder);
  const { args, ...found } = await findBrowser();
  const browser = await launchBrowser({ ...found, args: [...args, servers.trust] }, keepingPages);
  const slow = "processor 4 times slower, 150 ms, 1.6 Mbit/s";
  console.log(`Chromium ${browser.version()}, ${slow}; ${rounds} rounds`);
  try {
    await measure({ folder, browser, servers, chance: createChance(2009) });
  } finally {
    await browser.close();
    servers.close();
    rmSync(folder, { recursive: true });
  }
}

/** Uses the public command, so that we measure what users publish. */
function buildInto(folder: string, content: string): void {
  const command = ["scripts/run.mjs", "build", "--content", content, "--out", folder];
  const { status } = spawnSync(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The site could not be built.");
}

function measureMemory(
  browser: Browser,
  { addresses }: Servers,
  pages: readonly string[],
): Promise<Restored[]> {
  return inTurn(pages, (route) =>
    leaveAndReturn(browser, addresses.site + route, `${addresses.plain}/sobre`),
  );
}
