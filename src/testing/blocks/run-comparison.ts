import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CommandArguments } from "../../cli/arguments.ts";
import { exitCodes } from "../../cli/run-command.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { compareBlocks, type GalleryComparison } from "./compare-blocks.ts";
import { checkOut } from "./git-checkout.ts";
import { startWorktreeGallery, type WorktreeGallery } from "./worktree-gallery.ts";

const folder = join(".cache", "compared-blocks");

/**
 * Runs `npm run screenshots -- --blocks`: reports blocks that look different in another commit, by
 * default the parent of HEAD. Positional arguments select blocks or style packs. Without arguments
 * it compares all. Each commit renders with its own code, in the same browser. It prints a reason
 * and returns 0 if there is nothing to compare with: a first commit, a shallow clone, a commit
 * without a gallery, or a commit that does not start with today's packages.
 *
 * @returns 0 if all blocks look the same or there is nothing to compare with; 1 if a block looks
 *   different; 2 if the galleries have no block in common, or the later one fails to draw a block
 *   that both have
 * @throws if a gallery does not open, except that of a commit with other packages
 */
export async function runBlockComparison(given: CommandArguments): Promise<number> {
  const { against: revision = "HEAD^", content, date = today() } = given;
  const root = resolve(".");
  const old = await checkOut(root, revision);
  if (!old) return reportSkippedComparison(`There is no commit ${revision} here`);
  const started: WorktreeGallery[] = [];
  const start = async (place: string) => {
    const gallery = await startWorktreeGallery(place, { content, date });
    if (gallery) started.push(gallery);
    return gallery;
  };
  try {
    const before = await start(old.folder).catch((error) => {
      if (hasSamePackages(root, old.folder)) throw error;
      return undefined;
    });
    if (!before)
      return reportSkippedComparison(
        `The commit ${old.commit} has no gallery of blocks that opens here`,
      );
    const after = await start(root);
    if (!after) throw new Error("The working tree has no gallery of blocks.");
    return await compareGalleries({ before, after, date, commit: old.commit }, given);
  } finally {
    for (const { close } of started) close();
    await old.close();
  }
}

interface ComparedGalleries {
  before: WorktreeGallery;
  after: WorktreeGallery;
  date: string;
  commit: string;
}

async function compareGalleries(
  { before, after, date, commit }: ComparedGalleries,
  given: CommandArguments,
) {
  const { words, width } = given;
  const isPack = (word: string) => packNames.some((name) => name === word);
  const named = words.filter((word) => !isPack(word));
  const isWanted = ({ name, type }: { name: string; type: string }) =>
    named.length === 0 || named.includes(name) || named.includes(type);
  const [old, now] = [before, after].map(({ list }) =>
    list.samples.filter(isWanted).map(({ name }) => name),
  ) as [string[], string[]];
  const samples = now.filter((name) => old.includes(name));
  const packs = after.list.packs.filter(
    (pack) => before.list.packs.includes(pack) && (!words.some(isPack) || words.includes(pack)),
  );
  const widths = width.split(",").map(Number);
  const browser = await launchBrowser();
  const looks = { samples, packs, widths, schemes: ["light", "dark"] as const };
  const comparison = await compareBlocks(browser, { ...looks, before, after, date, folder });
  await browser.close();
  for (const name of now.filter((each) => !old.includes(each))) console.log(`new      ${name}`);
  for (const name of old.filter((each) => !now.includes(each))) console.log(`gone     ${name}`);
  printComparison(comparison);
  const count = samples.length * packs.length * widths.length * 2;
  const { changed, failed, taken } = comparison;
  console.log(
    `${changed.length} of ${count} pictures differ from ${commit} → ${folder}/index.html (${count - taken} are the same document)`,
  );
  const isNone = words.length === 0 && count === 0;
  if (failed.length > 0 || isNone) return exitCodes.fault;
  return changed.length > 0 ? exitCodes.mistakes : exitCodes.ok;
}

/**
 * Prints one line per block with the looks that differ, and one per block that fails to render.
 */
function printComparison({ changed, failed }: GalleryComparison): void {
  const blocks = new Map<string, string[]>();
  for (const { sample, look, pixels } of changed) {
    blocks.set(sample, [...(blocks.get(sample) ?? []), `${look} ${pixels}`]);
  }
  for (const [block, looks] of blocks) console.log(`changed  ${block}: ${looks.join(", ")}`);
  for (const { sample, look, fault } of failed)
    console.log(`failed   ${sample}: ${look}, ${fault}`);
}

function hasSamePackages(root: string, other: string): boolean {
  const [one, two] = [root, other].map((folder) => readFileSync(join(folder, "package-lock.json")));
  return one !== undefined && two !== undefined && one.equals(two);
}

function reportSkippedComparison(reason: string): number {
  console.log(`${reason}: nothing was compared.`);
  return exitCodes.ok;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
