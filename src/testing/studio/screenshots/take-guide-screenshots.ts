import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "../../browser/launch-browser.ts";
import { getSiteFrame, waitForStudio } from "../../browser/studio-page.ts";
import { startStudio } from "../start-studio.ts";
import { type GuideScreenshot, guideScreenshots } from "./guide-screenshots.ts";

const viewport = { width: 1440, height: 900 };
/** Maximum width of a picture, in px. */
const mostWidth = 1200;
const port = 45330;
/** Maximum size of a picture, in bytes. */
const mostBytes = 60 * 1024;
/** `margin`: px around a crop. `ringGap`: px between a ring and its element. */
const margin = 16;
const ringGap = 5;

interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Retakes the screenshots that the editors' guide shows, as WebP, under the paths that it names.
 *
 * @param content the content folder with the guide; the studio opens a copy of it
 * @param names screenshots to take; all if empty
 * @returns the paths of the pictures taken, as the guide writes them
 */
export async function takeGuideScreenshots(
  content: string,
  names: readonly string[],
): Promise<string[]> {
  const shown = await readPicturePaths(content);
  const wanted = guideScreenshots.flatMap((picture) => {
    const isWanted = names.length === 0 || names.includes(picture.name);
    const path = shown.find((each) => basename(each, ".webp") === picture.name);
    return isWanted && path !== undefined ? [{ picture, path }] : [];
  });
  if (wanted.length === 0) return [];
  const browser = await launchBrowser();
  try {
    for (const { picture, path } of wanted) {
      const bytes = await compressToLimit(await takeScreenshot(browser, picture, content));
      await mkdir(dirname(join(content, path)), { recursive: true });
      await writeFile(join(content, path), bytes);
    }
  } finally {
    await browser.close();
  }
  return wanted.map(({ path }) => path);
}

/**
 * Returns the paths of the pictures in the guide of a content folder, in either language. The paths
 * are relative to the folder.
 */
async function readPicturePaths(content: string): Promise<string[]> {
  const guides = ["LEIA-ME.md", "README.md"].map((name) =>
    readFile(join(content, name), "utf8").catch(() => ""),
  );
  const text = (await Promise.all(guides)).join("\n");
  return [...text.matchAll(/!\[[^\]]*\]\(([^)]+\.webp)\)/g)].map(([, path = ""]) => path);
}

async function takeScreenshot(
  browser: Browser,
  picture: GuideScreenshot,
  content: string,
): Promise<Buffer> {
  const top = await mkdtemp(join(tmpdir(), "prelo-guide-"));
  const copy = join(top, "content");
  await cp(content, copy, { recursive: true });
  commitContent(copy);
  const studio = await startStudio(copy, port);
  const page = await browser.newPage({ viewport, locale: "pt-BR" });
  try {
    await page.goto(studio.address);
    await waitForStudio(page);
    return await captureWithRings(page, picture);
  } finally {
    await page.close();
    studio.stop();
    await rm(top, { recursive: true });
  }
}

/** Sets up the studio, draws the rings and takes the screenshot. */
async function captureWithRings(
  page: Page,
  { reach, highlighted, cropTo }: GuideScreenshot,
): Promise<Buffer> {
  const stage = { page, site: getSiteFrame(page) };
  await reach(stage);
  // Wait for the diagnostics, which appear a moment later.
  await page.waitForTimeout(1500);
  for (const box of await measureBoxes(highlighted(stage)))
    await page.evaluate(drawRing, expandBox(box, ringGap));
  if (!cropTo) return page.screenshot();
  return page.screenshot({ clip: computeBoundingBox(await measureBoxes(cropTo(stage))) });
}

/** Commits the folder's content under a fictitious name. */
function commitContent(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Célia Souza");
  git("config", "user.email", "celia@chronos.example");
  git("add", "--all");
  git("commit", "--quiet", "--message", "O site como foi ao ar");
}

async function measureBoxes(locators: readonly Locator[]): Promise<PixelBox[]> {
  const boxes = await Promise.all(locators.map((each) => each.boundingBox()));
  if (boxes.includes(null)) throw new Error("what a picture of the guide is about is not shown");
  return boxes.filter((box) => box !== null);
}

function expandBox({ x, y, width, height }: PixelBox, by: number): PixelBox {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Returns the box around all boxes with a margin, clipped to the window. */
function computeBoundingBox(boxes: readonly PixelBox[]): PixelBox {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  const width = Math.min(viewport.width, right) - x;
  return { x, y, width, height: Math.min(viewport.height, bottom) - y };
}

/** Runs in the page. Draws a ring as a popover, so that it also covers an open modal dialog. */
function drawRing({ x, y, width, height }: PixelBox): void {
  const ring = document.createElement("div");
  const size = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  ring.style.cssText = `position:fixed;inset:auto;margin:0;padding:0;box-sizing:border-box;${size};border:4px solid #c2185b;border-radius:10px;background:none;pointer-events:none;overflow:visible`;
  ring.popover = "manual";
  document.body.append(ring);
  ring.showPopover();
}

/** Compresses to WebP with the best quality that fits the size limit. Throws if none fits. */
async function compressToLimit(png: Buffer): Promise<Buffer> {
  for (const quality of [86, 78, 70, 60, 50, 40]) {
    const bytes = await sharp(png)
      .resize({ width: mostWidth, withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error("a picture of the guide is too heavy");
}
