import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import {
  fieldSelector,
  siteIn,
  studioAddress,
  studioReady,
} from "../../testing/browser/studio-page.ts";
import { median, percentile } from "../statistics.ts";
import { keyTimes } from "./key-times.ts";

const port = 45310;
const title = "pages/inicio.yaml#/blocks/0/title";
const lede = "pages/inicio.yaml#/blocks/0/lede";

/**
 * Measures the studio on the shipped site, in a real browser: from a key to the frame that shows it at the
 * caret and from a field beside the page, from Ctrl+S to the bytes on the disk, from opening to the moment
 * at which one can type, and what comes over the wire. Prints medians and 95th percentiles.
 *
 * @param keys how many keys are pressed at each place
 */
export async function benchStudio(keys: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", folder, { recursive: true });
  const args = ["scripts/run.mjs", "studio", "--content", folder, "--port", String(port)];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const weight = weighAnswers(page);
    await page.goto(await studioAddress(server.stdout));
    await studioReady(page);
    print("ready, cold", [await readyAt(page)]);
    console.log(`scripts and styles: ${Math.round((await weight()) / 1000)} KB gzip`);
    print("ready, warm", await reloads(page, 5));
    print("key, at the caret", await atCaret(page, keys));
    print("key, from a field beside the page", await fromField(page, keys));
    print("Ctrl+S to the disk", await saves(page, join(folder, "pages/inicio.yaml"), 20));
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** The bytes of the scripts and styles that a page asks for from now on, each compressed and counted once. */
function weighAnswers(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/javascript|css/.test(type) || sizes.has(response.url())) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  };
  page.on("response", weigh);
  return async () => {
    page.off("response", weigh);
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  };
}

function readyAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

async function reloads(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    await page.reload();
    await studioReady(page);
    times.push(await readyAt(page));
  }
  return times;
}

function atCaret(page: Page, keys: number): Promise<number[]> {
  const shown = fieldSelector(title);
  return keyTimes({ page, pressed: siteIn(page).locator(shown).first(), shown }, keys);
}

async function fromField(page: Page, keys: number): Promise<number[]> {
  const shown = fieldSelector(lede);
  await siteIn(page).locator(shown).first().click();
  return keyTimes({ page, pressed: page.locator(shown).first(), shown }, keys);
}

async function saves(page: Page, file: string, count: number): Promise<number[]> {
  const control = page.locator(fieldSelector(lede)).first();
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const before = statSync(file).mtimeMs;
    await control.press(round % 2 === 0 ? "z" : "Backspace");
    const start = Date.now();
    await page.keyboard.press("Control+s");
    while (statSync(file).mtimeMs === before) await page.waitForTimeout(2);
    times.push(Date.now() - start);
    await page.waitForTimeout(700);
  }
  return times;
}

function print(name: string, times: readonly number[]): void {
  const [middle, high] = [median(times), percentile(times, 95)].map((time) => time.toFixed(1));
  console.log(`${name}: median ${middle} ms, 95 % within ${high} ms (${times.length} times)`);
}
