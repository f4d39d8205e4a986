import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../testing/browser/launch-browser.ts";
import { median, percentile } from "./statistics.ts";

const port = 45300;
const pricePattern = /^ {2}pricee?: \d+$/m;

/** Times of one round, in ms from the end of the save. */
type RoundTimes = Record<"text" | "message" | "repair", number>;

/**
 * Measures, in a real browser, the time from a save until the live preview shows the change. The
 * changes are a new text, a mistake (which shows a message) and its fix. Prints the median and the
 * 95th percentile, and whether the page was ever reloaded.
 *
 * @param rounds number of repetitions
 */
export async function benchPreview(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", folder, { recursive: true });
  const args = ["scripts/run.mjs", "dev", "--content", folder, "--port", String(port)];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${await readServerAddress(server.stdout)}/servicos`);
    await page.waitForSelector(".pricing");
    await page.evaluate(() => document.body.setAttribute("data-loaded", "once"));
    const measured: RoundTimes[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const times = await measureRound(page, join(folder, "plans.yaml"), 1000 + round * 2);
      // The first round warms up the JIT.
      if (round > 0) measured.push(times);
    }
    const kept = await page.evaluate(() => document.body.dataset.loaded === "once");
    printPreviewTimes(measured, kept);
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

function readServerAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    output.on("data", (data) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(data)) ?? [];
      if (found) resolve(found);
    });
  });
}

async function measureRound(page: Page, file: string, price: number): Promise<RoundTimes> {
  const save = async (line: string, seen: string) => {
    const arrival = page.waitForFunction(seen, undefined, { polling: "raf", timeout: 20_000 });
    writeFileSync(file, readFileSync(file, "utf8").replace(pricePattern, line));
    const start = performance.now();
    await arrival;
    return performance.now() - start;
  };
  const shows = (amount: number) =>
    `document.querySelector("main").textContent.replace(/\\D/g, "").includes("${amount}") && !document.querySelector("[role=alert]")`;
  return {
    text: await save(`  price: ${price}`, shows(price)),
    message: await save(`  pricee: ${price}`, `document.querySelector("[role=alert]") !== null`),
    repair: await save(`  price: ${price + 1}`, shows(price + 1)),
  };
}

function printPreviewTimes(rounds: readonly RoundTimes[], kept: boolean): void {
  const names: [keyof RoundTimes, string][] = [
    ["text", "save, new text on screen"],
    ["message", "save of a mistake, message"],
    ["repair", "repair, page again"],
  ];
  console.log(`live preview, ${rounds.length} rounds            median      p95`);
  for (const [name, title] of names) {
    const values = rounds.map((round) => round[name]);
    const [middle, high] = [median(values), percentile(values, 95)];
    const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(8);
    console.log(`${title.padEnd(32)} ${ms(middle)} ${ms(high)}`);
  }
  console.log(kept ? "the page was never loaded anew" : "THE PAGE WAS LOADED ANEW");
}
