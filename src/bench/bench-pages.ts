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

/** The shipped site in a browser on a slow phone, and the same pages without scripts. */
interface Stand {
  /** Where the site was built. */
  folder: string;
  browser: Browser;
  servers: Servers;
  chance: Chance;
}

const rest = 5000;
const routes = ["/", "/servicos", "/contato", "/blog/abertura-de-empresa-passo-a-passo"];

/**
 * How pages paint and what they fetch ahead, beside the same without scripts, in turn and in random
 * order; and whether a page that is left stays in memory. Prints medians and ratios.
 *
 * @param rounds how often each page is loaded in each variant
 */
export function benchPages(rounds: number): Promise<void> {
  return onStand(rounds, async ({ folder, browser, servers, chance }) => {
    printPaints(await measurePaints({ browser, servers, chance, routes, rounds, rest }));
    printWeights(weighData(folder));
    printRestored(await measureMemory(browser, servers, routes));
  });
}

/** How long the way to the next page takes, beside a load of that page; printed as above. */
export function benchWays(rounds: number): Promise<void> {
  return onStand(rounds, async (stand) =>
    printArrivals(await measureArrivals({ ...stand, rounds })),
  );
}

/** Whether every press has its effect, and how soon controls work. */
export function benchPresses(presses: number): Promise<void> {
  return onStand(presses, async ({ browser, servers, chance }) => {
    // The presses fall into the time until a page is ready, and beyond.
    const loads = { browser, servers, chance, routes: ["/"], rounds: 3, rest };
    const paints = await measurePaints(loads);
    printDeadTimes(await measureDeadTimes({ browser, servers, chance, presses, paints }));
  });
}

const calculator = "/calculadora-simples-nacional";

/**
 * What visitors feel once a page is there: how soon keys and presses show on the pages with the most to
 * fill in, how a text of 4,000 words scrolls, and whether these pages stay in memory when they are left.
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

/** By the command that users call: what is measured is what they publish. */
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
