import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { comparePictures } from "./compare-pictures.ts";
import type { StartedGallery } from "./started-gallery.ts";
import { type BlockLooks, type TakenBlock, takeBlocks } from "./take-blocks.ts";

/** Two galleries, and what of them is compared. */
export interface Compared extends BlockLooks {
  before: Pick<StartedGallery, "address">;
  after: Pick<StartedGallery, "address">;
  /** The day that both show. */
  date: string;
  /** Where the pictures of what differs are put; what was there goes. */
  folder: string;
}

/** A picture that is not as it was. */
export interface ChangedPicture extends TakenBlock {
  /** So many px differ. */
  pixels: number;
}

/**
 * Takes the blocks of two galleries in one browser and compares them. Of what differs the folder has both pictures, the
 * difference, and a page that shows them side by side; of what is equal nothing.
 */
export async function compareBlocks(browser: Browser, compared: Compared) {
  const { before, after, folder, date } = compared;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const known = new Map<string, Buffer>();
  await takeBlocks(browser, { ...before, date }, compared, async (shown, picture) => {
    known.set(nameOf(shown), picture);
  });
  const changed: ChangedPicture[] = [];
  await takeBlocks(browser, { ...after, date }, compared, async (shown, picture) => {
    const name = nameOf(shown);
    const old = known.get(name);
    const difference = old && (await comparePictures(old, picture));
    known.delete(name);
    if (!old || !difference) return;
    changed.push({ ...shown, pixels: difference.pixels });
    await writeFile(join(folder, `${name}-before.png`), old);
    await writeFile(join(folder, `${name}-after.png`), picture);
    await writeFile(join(folder, `${name}-difference.png`), difference.picture);
  });
  await writeFile(join(folder, "index.html"), toPage(changed));
  return changed;
}

function nameOf({ sample, look }: TakenBlock): string {
  return `${sample}-${look}`;
}

const kinds = ["before", "after", "difference"];

function toPage(changed: readonly ChangedPicture[]): string {
  const rows = changed.map(({ pixels, ...shown }) => {
    const name = nameOf(shown);
    const pictures = kinds.map(
      (kind) =>
        `<td><a href="${name}-${kind}.png"><img src="${name}-${kind}.png" alt="${kind}"></a>`,
    );
    return `<tr><th colspan="3">${name} (${pixels} px)<tr>${pictures.join("")}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Blocks</title>
<style>body{font:16px system-ui}td{width:33vw;vertical-align:top}img{max-width:100%;border:1px solid #888}th{text-align:left}</style>
<table>${rows.join("\n")}</table>`;
}
