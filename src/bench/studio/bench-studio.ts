import { cpSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { fieldSelector, getSiteFrame } from "../../testing/browser/studio-page.ts";
import { createContent } from "../generate-content.ts";
import { median, percentile } from "../statistics.ts";
import { benchFormLibrary } from "./form-library-baseline.ts";
import { measureKeyLatency } from "./key-latency.ts";
import { extendPage } from "./long-page.ts";
import { type MeasuredStudio, withStudioDeletingFolder } from "./measured-studio.ts";

const home = "pages/inicio.yaml";
const title = fieldSelector(`${home}#/blocks/0/title`);
const lede = fieldSelector(`${home}#/blocks/0/lede`);
const inPageFrame = { frame: "page" } as const;

/**
 * Measures the studio in a real browser on the shipped site, on a page of 60 blocks and on a site
 * of 2,000 articles. Measures the bytes transferred, and the times from a key to the frame, from
 * Ctrl+S to the file on disk, and from opening to ready for input. For comparison it measures a
 * form that a library builds from the same schemas. Prints medians and 95th percentiles.
 *
 * @param keys number of keys for each measurement
 */
export async function benchStudio(keys: number): Promise<void> {
  const shipped = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", shipped, { recursive: true });
  await withStudioDeletingFolder(shipped, (studio) => benchShippedSite(studio, keys));
  const long = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", long, { recursive: true });
  extendPage(join(long, home), 60);
  await withStudioDeletingFolder(long, (studio) => benchKeyLatency("60 blocks", studio.page, keys));
  const many = createContent(2000, "rich");
  await withStudioDeletingFolder(many, (studio) =>
    benchKeyLatency("2,000 articles", studio.page, keys),
  );
  printTimes("form of a library, from a field to its preview", await benchFormLibrary(home, keys));
}

async function benchShippedSite(studio: MeasuredStudio, keys: number): Promise<void> {
  const { page, folder, readyAt, weights } = studio;
  printTimes("ready, cold", [readyAt]);
  console.log(`scripts and styles until one can type: ${kilobytes(weights.untilReady)} gzip`);
  printTimes("ready, warm", await measureReloads(studio, 9));
  console.log(`all scripts and styles: ${kilobytes(await weights.all())} gzip`);
  printTimes("key, in a text that nobody listens to", await measureBrowserBaseline(page, keys));
  await benchKeyLatency("shipped", page, keys);
  printTimes("key, at a fact's other places", await measureFactUpdate(page, keys));
  printTimes("key to its message", await measureErrorMessageDelay(page, Math.min(keys, 200)));
  printTimes("Ctrl+S to the disk", await measureSaves(page, join(folder, home), 50));
}

async function benchKeyLatency(name: string, page: Page, keys: number): Promise<void> {
  const caret = {
    page,
    pressed: getSiteFrame(page).locator(title).first(),
    shown: title,
    ...inPageFrame,
  };
  printTimes(`${name}: key, at the caret`, await measureKeyLatency(caret, keys));
  await getSiteFrame(page).locator(lede).first().click();
  const field = { page, pressed: page.locator(lede).first(), shown: lede, ...inPageFrame };
  printTimes(`${name}: key, from a field beside the page`, await measureKeyLatency(field, keys));
}

/** Measures the browser's own latency, on a text that the studio does not handle. */
async function measureBrowserBaseline(page: Page, keys: number): Promise<number[]> {
  const frame = getSiteFrame(page);
  await frame.evaluate(() => {
    const text = document.createElement("p");
    text.id = "bare";
    text.contentEditable = "plaintext-only";
    text.textContent = "Um texto";
    document.querySelector("main")?.prepend(text);
  });
  const pressed = frame.locator("#bare");
  const times = await measureKeyLatency({ page, pressed, shown: "#bare", ...inPageFrame }, keys);
  await pressed.evaluate((text) => text.remove());
  return times;
}

async function measureReloads({ reload }: MeasuredStudio, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await reload());
  return times;
}

/** Types in the field of a fact. Waits until the page shows it in a text of another file. */
async function measureFactUpdate(page: Page, keys: number): Promise<number[]> {
  const chip = '[data-fact="claims.clients.label"]';
  await getSiteFrame(page).locator(chip).first().click();
  // The click has expanded only the list item that defines the fact.
  const label = '[data-field$="/label"][data-field^="site.yaml#/claims/"]';
  const pressed = page.locator(label).locator("visible=true").first();
  return measureKeyLatency({ page, pressed, shown: chip, ...inPageFrame }, keys);
}

/**
 * Empties a required title and types it again. Measures when the message beside the field appears
 * and disappears.
 */
async function measureErrorMessageDelay(page: Page, keys: number): Promise<number[]> {
  await getSiteFrame(page).locator(title).first().click();
  const pressed = page.locator(title).first();
  const before = await pressed.inputValue();
  await pressed.fill("z");
  await page.waitForTimeout(1000);
  const told = `.studio-field:has(${title}) .studio-told`;
  const times = await measureKeyLatency(
    { page, pressed, shown: told, keys: ["Backspace", "z"] },
    keys,
  );
  await pressed.fill(before);
  return times;
}

async function measureSaves(page: Page, file: string, count: number): Promise<number[]> {
  await getSiteFrame(page).locator(lede).first().click();
  const control = page.locator(lede).first();
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

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

function printTimes(name: string, times: readonly number[]): void {
  const [middle, high] = [median(times), percentile(times, 95)].map((time) => time.toFixed(1));
  console.log(`${name}: median ${middle} ms, 95 % within ${high} ms (${times.length} times)`);
}
