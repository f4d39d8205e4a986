import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type ColorScheme, frameUrl } from "../../studio/block-gallery/browser/gallery-urls.ts";
import { compareImages, type ImageDifference } from "./compare-pictures.ts";
import { openPage, screenshotBlock, type VariantMatrix } from "./screenshot-blocks.ts";
import { findUnchangedFrames } from "./unchanged-frames.ts";
import type { WorktreeGallery } from "./worktree-gallery.ts";

/** Two galleries, and the blocks to compare. */
export interface GalleryPair extends VariantMatrix {
  before: Pick<WorktreeGallery, "address">;
  after: Pick<WorktreeGallery, "address">;
  /** The date (ISO) that both galleries show. */
  date: string;
  /** Folder for the pictures of blocks that differ. It is emptied first. */
  folder: string;
}

/** One block in one style, width and scheme. */
interface ComparedBlock {
  /** The sample's name, such as "hero.full". */
  sample: string;
  /** Style pack, width and colour scheme, joined by hyphens. */
  look: string;
}

/** The result of a comparison. */
export interface GalleryComparison {
  /** Blocks that differ, with the number of differing pixels. */
  changed: (ComparedBlock & Pick<ImageDifference, "pixels">)[];
  /** Blocks in both galleries that the later one fails to draw, with the reason. */
  failed: (ComparedBlock & { fault: string })[];
  /** Number of pictures that both galleries drew. Identical documents are not drawn. */
  taken: number;
}

/**
 * Compares the blocks of two galleries pixel by pixel in one browser. Skips identical documents.
 * Writes both pictures and a diff image of each difference into the folder, and a page that shows
 * them side by side.
 */
export async function compareBlocks(
  browser: Browser,
  compared: GalleryPair,
): Promise<GalleryComparison> {
  const { before, after, folder } = compared;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const frames = listBlockFrames(compared).map(({ frame }) => frame);
  const same = await findUnchangedFrames(before.address, after.address, frames);
  const comparison: GalleryComparison = { changed: [], failed: [], taken: 0 };
  for (const scheme of compared.schemes) {
    for (const width of compared.widths)
      await compareViewport(browser, { ...compared, scheme, width, same }, comparison);
  }
  await writeFile(join(folder, "index.html"), renderReport(comparison.changed));
  return comparison;
}

interface ViewportComparisonInput extends GalleryPair {
  scheme: ColorScheme;
  width: number;
  same: ReadonlySet<string>;
}

/**
 * Compares, at one width and colour scheme, all blocks that may differ. Both galleries render in
 * parallel.
 */
async function compareViewport(
  browser: Browser,
  setting: ViewportComparisonInput,
  comparison: GalleryComparison,
) {
  const { before, after, scheme, width, same, folder } = setting;
  const pages = await Promise.all([openPage(browser, setting), openPage(browser, setting)]);
  for (const { pack, sample, frame } of listBlockFrames(setting)) {
    if (same.has(frame)) continue;
    const shown = { sample, look: `${pack}-${width}-${scheme}` };
    const [old, now] = await Promise.all([
      screenshotBlock(pages[0], before.address + frame),
      screenshotBlock(pages[1], after.address + frame),
    ]);
    comparison.taken += 1;
    if (now.fault !== undefined) comparison.failed.push({ ...shown, fault: now.fault });
    const difference = await compareImages(old.picture, now.picture);
    if (!difference) continue;
    comparison.changed.push({ ...shown, pixels: difference.pixels });
    await saveImages(join(folder, screenshotName(shown)), [
      old.picture,
      now.picture,
      difference.picture,
    ]);
  }
  for (const page of pages) await page.context().close();
}

function listBlockFrames({ packs, samples }: Pick<VariantMatrix, "packs" | "samples">) {
  return packs.flatMap((pack) =>
    samples.map((sample) => ({ pack, sample, frame: frameUrl({ pack, samples: [sample] }) })),
  );
}

const imageKinds = ["before", "after", "difference"];

async function saveImages(path: string, pictures: readonly Buffer[]): Promise<void> {
  for (const [index, picture] of pictures.entries())
    await writeFile(`${path}-${imageKinds[index]}.png`, picture);
}

function screenshotName({ sample, look }: ComparedBlock): string {
  return `${sample}-${look}`;
}

function renderReport(changed: GalleryComparison["changed"]): string {
  const rows = changed.map(({ pixels, ...shown }) => {
    const name = screenshotName(shown);
    const pictures = imageKinds.map(
      (kind) =>
        `<td><a href="${name}-${kind}.png"><img src="${name}-${kind}.png" alt="${kind}"></a>`,
    );
    return `<tr><th colspan="3">${name} (${pixels} px)<tr>${pictures.join("")}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Blocks</title>
<style>body{font:16px system-ui}td{width:33vw;vertical-align:top}img{max-width:100%;border:1px solid #888}th{text-align:left}</style>
<table>${rows.join("\n")}</table>`;
}
