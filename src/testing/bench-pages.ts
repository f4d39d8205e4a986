import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { findBrowser, launchBrowser } from "./browser.ts";
import { createChance } from "./corpus/random.ts";
import { type Arrivals, measureArrivals } from "./page-bench/arrivals.ts";
import { type DataWeight, weighData } from "./page-bench/data-weights.ts";
import { type DeadTimes, measureDeadTimes } from "./page-bench/dead-times.ts";
import { keepingPages, leaveAndReturn, type Restored } from "./page-bench/memory.ts";
import { measurePaints, type Paints } from "./page-bench/paints.ts";
import { printFigures } from "./page-bench/print.ts";
import { type Servers, serveVariants } from "./page-bench/servers.ts";

/** What `npm run bench -- --pages` measures, as `--json` prints it. */
export interface PageFigures {
  at: string;
  browser: string;
  rounds: number;
  paints: Paints[];
  arrivals: Arrivals[];
  deadTimes: DeadTimes[];
  /** What a browser fetches to show a page in place, page by page. */
  ahead: DataWeight[];
  memory: Restored[];
}

export interface PageBench {
  /** How often each page is loaded, and each way taken, in each variant. */
  rounds: number;
  /** How often each control is pressed at a random moment. */
  presses: number;
  /** Print the figures as one JSON object, and nothing else, on the standard output. */
  json: boolean;
}

const rest = 5000;
const routes = ["/", "/servicos", "/contato", "/blog/abertura-de-empresa-passo-a-passo"];

/**
 * Measures the shipped site in a browser on a slow phone beside the same pages without scripts, in
 * turn and in random order: how they paint, how soon controls work, how long the way to another page
 * takes, whether a page that is left stays in memory. Prints medians and ratios.
 */
export async function benchPages({ rounds, presses, json }: PageBench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  buildInto(folder);
  const servers = await serveVariants(folder);
  const { args, ...found } = await findBrowser();
  const browser = await launchBrowser({ ...found, args: [...args, servers.trust] }, keepingPages);
  try {
    const chance = createChance(2009);
    tell(`Pages are loaded, ${rounds} rounds…`);
    const paints = await measurePaints({ browser, servers, chance, routes, rounds, rest });
    tell("Links are followed…");
    const arrivals = await measureArrivals({ browser, servers, chance, rounds });
    tell("Controls are pressed…");
    const deadTimes = await measureDeadTimes({ browser, servers, chance, presses, paints });
    const memory = await measureMemory(browser, servers);
    const about = { at: new Date().toISOString(), browser: browser.version(), rounds };
    const ahead = weighData(folder);
    const figures = { ...about, paints, arrivals, deadTimes, ahead, memory };
    if (json) console.log(JSON.stringify(figures, null, 1));
    else printFigures(figures);
  } finally {
    await browser.close();
    servers.close();
    rmSync(folder, { recursive: true });
  }
}

/** How far it is: it takes long, and the standard output is for the figures. */
function tell(words: string): void {
  console.error(words);
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
