import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashFiles, listDifferingFiles } from "../testing/file-hashes.ts";
import { type ArticlePartBytes, averageArticleBytes, inlinedStyleBytes } from "./article-bytes.ts";
import { type ArticleKind, createContent } from "./generate-content.ts";
import { median } from "./statistics.ts";

/** Resource usage of one command: wall time in ms, CPU time in ms, peak memory in MB. */
interface BuildUsage {
  wall: number;
  cpu: number;
  memory: number;
}

/** Medians over all rounds. */
export interface BuildMeasurements {
  articles: number;
  kind: ArticleKind;
  pages: number;
  rounds: number;
  /** Only images and cards are cached. */
  cold: BuildUsage;
  /** The same command again, without changes. */
  unchanged: BuildUsage;
  /** After an edit to one article. */
  edited: BuildUsage;
  /** Files that differ between the incremental build after the edit and a clean build. */
  differences: string[];
  /** Bytes per article, by part. The inlined CSS (`styles`) is counted separately. */
  bytes: ArticlePartBytes[];
  styles: number;
}

/**
 * Measures `npm run build` on a site with many articles, each run in its own process: a cold build,
 * a build without changes, and a build after an edit to one article.
 *
 * @param articles number of article files in the content
 */
export function benchBuild(
  articles: number,
  { rounds, kind }: { rounds: number; kind: ArticleKind },
): BuildMeasurements {
  const content = createContent(articles, kind);
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  try {
    // Fill the cache of images and cards.
    runMeasuredBuild(content, join(folder, "warm"));
    rmSync(join(folder, "warm"), { recursive: true });
    const runs = Array.from({ length: rounds }, (_, round) => {
      return runRound(content, join(folder, `site-${round}`), round);
    });
    const last = join(folder, `site-${rounds - 1}`);
    runMeasuredBuild(content, join(folder, "control"));
    return {
      articles,
      kind,
      pages: countPages(last),
      rounds,
      cold: medianUsage(runs.map(({ cold }) => cold)),
      unchanged: medianUsage(runs.map(({ unchanged }) => unchanged)),
      edited: medianUsage(runs.map(({ edited }) => edited)),
      differences: listDifferingFiles(hashFiles(join(folder, "control")), hashFiles(last)),
      bytes: averageArticleBytes(last),
      styles: inlinedStyleBytes(last),
    };
  } finally {
    for (const path of [content, folder]) rmSync(path, { recursive: true, force: true });
  }
}

function runRound(content: string, out: string, round: number) {
  const cold = runMeasuredBuild(content, out);
  waitForMtimeResolution();
  const unchanged = runMeasuredBuild(content, out);
  editArticle(content, round);
  const edited = runMeasuredBuild(content, out);
  waitForMtimeResolution();
  return { cold, unchanged, edited };
}

/**
 * Waits 2.1 s. The next build reads a file again if it was modified just before the last build,
 * because such a file may change again within the resolution of mtime.
 */
function waitForMtimeResolution(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100);
}

const middleArticle = "artigo-00500.yaml";

function editArticle(content: string, round: number): void {
  const folder = join(content, "articles");
  const name = readdirSync(folder).includes(middleArticle) ? middleArticle : "artigo-00006.yaml";
  const text = readFileSync(join(folder, name), "utf8");
  writeFileSync(join(folder, name), text.replace("\n\n", `\n\n  Mudança ${round + 1}.\n\n`));
}

function runMeasuredBuild(content: string, out: string): BuildUsage {
  const usage = `${out}.json`;
  const start = performance.now();
  const before = ["--import", "./src/bench/build-usage.mjs"];
  const command = ["scripts/run.mjs", "build", "--content", content, "--out", out];
  const { status, stderr } = spawnSync(process.execPath, [...before, ...command], {
    env: { ...process.env, PRELO_USAGE: usage },
    encoding: "utf8",
  });
  const wall = performance.now() - start;
  if (status !== 0) throw new Error(stderr);
  const taken = JSON.parse(readFileSync(usage, "utf8"));
  rmSync(usage);
  return { wall, ...taken };
}

function medianUsage(runs: readonly BuildUsage[]): BuildUsage {
  const of = (name: keyof BuildUsage) => median(runs.map((run) => run[name]));
  return { wall: of("wall"), cpu: of("cpu"), memory: of("memory") };
}

function countPages(out: string): number {
  const names = readdirSync(out, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".html")).length;
}

/** Prints the figures as a table. */
export function printBuildMeasurements(all: readonly BuildMeasurements[]): void {
  for (const {
    articles,
    kind: bodies,
    pages,
    rounds,
    differences: other,
    bytes,
    styles,
    ...kinds
  } of all) {
    console.log(`${articles} ${bodies} articles, ${pages} pages, median of ${rounds}`);
    for (const kind of ["cold", "unchanged", "edited"] as const) {
      const { wall, cpu, memory } = kinds[kind];
      const share =
        kind === "cold"
          ? `${(cpu / pages).toFixed(2)} ms a page`
          : formatRatioToCold(wall, kinds.cold.wall);
      console.log(
        `${kind.padEnd(10)} ${formatSeconds(wall)}  CPU ${formatSeconds(cpu)}  ${memory.toFixed(0).padStart(5)} MB  ${share}`,
      );
    }
    printArticleBytes(bytes, styles);
    console.log(`differs from a build from nothing: ${other.length} files\n`);
  }
}

function printArticleBytes(parts: readonly ArticlePartBytes[], styles: number): void {
  const sum = parts.reduce((all, { bytes }) => all + bytes, 0);
  console.log(`bytes of an article ${sum}, and ${styles} of inlined CSS`);
  for (const { part, bytes } of parts)
    console.log(`  ${part.padEnd(14)}${String(bytes).padStart(6)}`);
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(7)} s`;
}

function formatRatioToCold(of: number, whole: number): string {
  return `1/${(whole / of).toFixed(1)} of cold`;
}
