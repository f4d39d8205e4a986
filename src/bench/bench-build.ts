import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences, readSiteFiles } from "../testing/site-files.ts";
import { averageArticleBytes, inlinedStyles, type PartBytes } from "./article-bytes.ts";
import { type ArticleKind, createContent } from "./bench-content.ts";
import { median } from "./statistics.ts";

/** Resource usage of one command: wall time in ms, CPU time in ms, peak memory in MB. */
interface Usage {
  wall: number;
  cpu: number;
  memory: number;
}

/** Medians over all rounds. */
export interface BuildFigures {
  articles: number;
  kind: ArticleKind;
  pages: number;
  rounds: number;
  /** Only images and cards are cached. */
  cold: Usage;
  /** The same command again, without changes. */
  unchanged: Usage;
  /** After an edit of one article. */
  edited: Usage;
  /** Files in which the incremental build after the edit differs from a clean build. */
  differences: string[];
  /** Bytes per article, by part. The inlined CSS (`styles`) is counted separately. */
  bytes: PartBytes[];
  styles: number;
}

/**
 * Measures `npm run build` on a site with many articles, each run in its own process: a cold build,
 * a build without changes, and a build after an edit of one article.
 *
 * @param articles number of article files in the content
 */
export function benchBuild(
  articles: number,
  { rounds, kind }: { rounds: number; kind: ArticleKind },
): BuildFigures {
  const content = createContent(articles, kind);
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  try {
    // Fill the cache of images and cards.
    build(content, join(folder, "warm"));
    rmSync(join(folder, "warm"), { recursive: true });
    const runs = Array.from({ length: rounds }, (_, round) => {
      return runRound(content, join(folder, `site-${round}`), round);
    });
    const last = join(folder, `site-${rounds - 1}`);
    build(content, join(folder, "control"));
    return {
      articles,
      kind,
      pages: countPages(last),
      rounds,
      cold: medianUsage(runs.map(({ cold }) => cold)),
      unchanged: medianUsage(runs.map(({ unchanged }) => unchanged)),
      edited: medianUsage(runs.map(({ edited }) => edited)),
      differences: differences(readSiteFiles(join(folder, "control")), readSiteFiles(last)),
      bytes: averageArticleBytes(last),
      styles: inlinedStyles(last),
    };
  } finally {
    for (const path of [content, folder]) rmSync(path, { recursive: true, force: true });
  }
}

function runRound(content: string, out: string, round: number) {
  const cold = build(content, out);
  waitForMtimeResolution();
  const unchanged = build(content, out);
  editArticle(content, round);
  const edited = build(content, out);
  waitForMtimeResolution();
  return { cold, unchanged, edited };
}

/**
 * Waits 2.1 s: the build reads files modified just before twice, since they may change again within
 * the resolution of mtime.
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

function build(content: string, out: string): Usage {
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

function medianUsage(runs: readonly Usage[]): Usage {
  const of = (name: keyof Usage) => median(runs.map((run) => run[name]));
  return { wall: of("wall"), cpu: of("cpu"), memory: of("memory") };
}

function countPages(out: string): number {
  const names = readdirSync(out, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".html")).length;
}

/** Prints the figures as a table. */
export function printBuild(all: readonly BuildFigures[]): void {
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
          : ratioToCold(wall, kinds.cold.wall);
      console.log(
        `${kind.padEnd(10)} ${seconds(wall)}  CPU ${seconds(cpu)}  ${memory.toFixed(0).padStart(5)} MB  ${share}`,
      );
    }
    printBytes(bytes, styles);
    console.log(`differs from a build from nothing: ${other.length} files\n`);
  }
}

function printBytes(parts: readonly PartBytes[], styles: number): void {
  const sum = parts.reduce((all, { bytes }) => all + bytes, 0);
  console.log(`bytes of an article ${sum}, and ${styles} of inlined CSS`);
  for (const { part, bytes } of parts)
    console.log(`  ${part.padEnd(14)}${String(bytes).padStart(6)}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(7)} s`;
}

function ratioToCold(of: number, whole: number): string {
  return `1/${(whole / of).toFixed(1)} of cold`;
}
