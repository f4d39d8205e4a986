import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { findBrowser, launchBrowser } from "../testing/browser/launch-browser.ts";
import { type Chance, createChance } from "./corpus/random.ts";
import { measureArrivals } from "./pages/arrivals.ts";
import { weighData } from "./pages/data-weights.ts";
import { measureDeadTimes } from "./pages/dead-times.ts";
import { keepingPages, leaveAndReturn, type Restored } from "./pages/memory.ts";
import { measurePaints } from "./pages/paints.ts";
import {
  printArrivals,
  printDeadTimes,
  printPaints,
  printRestored,
  printWeights,
} from "./pages/print.ts";
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
    printRestored(await measureMemory(browser, servers));
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

async function onStand(rounds: number, measure: (stand: Stand) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  buildInto(folder);
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
function buildInto(folder: string): void {
  const command = ["scripts/run.mjs", "build", "--out", folder];
  const { status } = spawnSync(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The site could not be built.");
}

async function measureMemory(browser: Browser, { addresses }: Servers): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const route of routes) {
    restored.push(
      await leaveAndReturn(browser, addresses.site + route, `${addresses.plain}/sobre`),
    );
  }
  return restored;
}
