import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { siteCodeFolder, siteCodeHash } from "../../load/site-code/site-code-files.ts";
import { sha256Hex, shortHash, storeInUserCache } from "../../media/cache.ts";
import { userCacheFolder } from "../../media/cache-and-config-folders.ts";
import { dependencyVersionsKey } from "../../media/installed-packages.ts";
import { dateInTimeZone, type ScheduledChange } from "../../model/content-schedule.ts";
import type { Site } from "../../model/site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { SharedAssets } from "../assets/build-assets.ts";
import type { OverBudget } from "../html/budget.ts";
import {
  type BuildOptions,
  type BuildResult,
  type ContentCheckResult,
  omitTextsWithoutDiagnostics,
} from "../output/build-result.ts";
import type { PageCspSources } from "../pages/render-page.ts";
import { changedPaths, type Snapshot, snapshotKey, takeSnapshot } from "./folder-snapshot.ts";
import type { RecordedArticle } from "./record-article.ts";

/** What a build stores for the next build of the same site: its inputs and outputs. */
export interface BuildRecord {
  /** The cache key of the program and the build options. See `programKey`. */
  program: string;
  /** The ISO date as of which the site was built. */
  today: string;
  timeZone: string;
  /** The files of the content folder. */
  inputs: Snapshot;
  /** The name of the site's folder, next to the target. */
  folder: string;
  /** When the last of its files was written, in milliseconds since 1970. */
  writtenAt: number;
  /** The size of each of its files in bytes, by path. */
  outputs: Record<string, number>;
  pages: Record<string, PageRecord>;
  /** The site without its articles, with the final addresses of its pictures. */
  site: Omit<Site, "articles">;
  /** The records of the articles, by the paths of their files in the content folder. */
  articles: Record<string, RecordedArticle>;
  /** The shared assets, and the paths of their files. */
  assets: SharedAssets & { paths: string[] };
  /** What the command reported about the build. */
  report: BuildReport;
}

/** The record of a page: its cache key, and what its Content Security Policy must allow. */
export interface PageRecord {
  /** The cache key of all inputs of the page. */
  key: string;
  policy: PageCspSources;
  overBudget?: OverBudget;
}

/** The part of the result that the command reports. */
interface BuildReport {
  /** Only warnings: errors would have stopped the build. */
  diagnostics: Diagnostic[];
  /** The names of the checked files. */
  files: string[];
  upcoming?: ScheduledChange[];
  base?: string;
  overBudget?: OverBudget[];
}

/**
 * The subfolder of the user's own cache folder. If other users could write there, a forged record
 * could make a build publish foreign pages.
 */
const recordsFolder = "builds";
const root = join(import.meta.dirname, "../../..");

/**
 * Computes a cache key from the engine sources, the site code, the library versions, the version of
 * Node.js and the build options.
 */
function programKey(options: BuildOptions): string {
  const { content, drafts, url, preview, compress } = options;
  const asked = { content, drafts, url, preview, compress, cwd: process.cwd() };
  const sources = ["src", "schemas"].map((name) => snapshotKey(takeSnapshot(join(root, name))));
  // The site's own code also decides how pages are rendered.
  sources.push(siteCodeHash(siteCodeFolder(content)));
  return shortHash(process.version, JSON.stringify([sources, asked]), dependencyVersionsKey());
}

/** The state before a build: the content folder and the record of the last build. */
export interface PreBuildState {
  program: string;
  /** Snapshot of the content folder now. */
  inputs: Snapshot;
  /**
   * The record of the last build. `undefined` if there was none, if program or options have
   * changed, or if its site is no longer in place.
   */
  record?: BuildRecord;
}

/**
 * Takes a snapshot of the content folder, and reads the record of the last build with the same
 * target.
 */
export function readPreBuildState(options: BuildOptions): PreBuildState {
  const { content, out } = options;
  const program = programKey(options);
  const isFolder = statSync(content, { throwIfNoEntry: false })?.isDirectory();
  return {
    program,
    inputs: isFolder ? takeSnapshot(content) : {},
    record: readRecord(out, program),
  };
}

/**
 * Reads the record of the last build with this target. Returns `undefined` if program or options
 * have changed, or if its site is no longer in place.
 */
function readRecord(out: string, program: string): BuildRecord | undefined {
  if (!existsSync(out)) return undefined;
  try {
    const record: BuildRecord = JSON.parse(
      readFileSync(join(userCacheFolder(recordsFolder), recordFileName(out)), "utf8"),
    );
    return record.program === program && isRecordOfCurrentOutput(record, out) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The output of a build, as input of the record. */
interface FinishedBuild extends Pick<BuildRecord, "program" | "inputs" | "articles"> {
  site: Site;
  assets: SharedAssets;
  assetPaths: string[];
  pages: ReadonlyMap<string, PageRecord>;
  report: ContentCheckResult;
}

/** The folder of a site, and when the last of its files was written. */
interface WrittenSite extends Pick<BuildRecord, "writtenAt"> {
  name: string;
  outputs: ReadonlyMap<string, number>;
}

/** Stores the record of a build. If that fails, the next build takes longer but still works. */
export async function writeRecord(
  out: string,
  { name, outputs, writtenAt }: WrittenSite,
  made: FinishedBuild,
): Promise<void> {
  const { program, inputs, articles, report } = made;
  const { articles: _, ...site } = made.site;
  const record: BuildRecord = {
    program,
    inputs,
    today: site.today,
    timeZone: site.settings.timeZone,
    folder: name,
    writtenAt,
    outputs: Object.fromEntries(outputs),
    pages: Object.fromEntries(made.pages),
    site,
    articles,
    assets: { ...made.assets, paths: made.assetPaths },
    report: { ...report, files: report.files.map(({ file }) => file) },
  };
  await storeInUserCache(recordsFolder, recordFileName(out), Buffer.from(JSON.stringify(record)));
}

function recordFileName(out: string): string {
  return `${sha256Hex(resolve(out))}.json`;
}

/**
 * Whether the site of the last build is intact, the content is unchanged, and the date is the same.
 */
export function isUpToDate(
  { record, inputs }: PreBuildState,
  { out, date }: BuildOptions,
): boolean {
  if (!record || !isSameDay(record, date) || changedPaths(record.inputs, inputs).length > 0)
    return false;
  return Object.keys(record.outputs).every(createUnchangedFilePredicate(record, out));
}

/**
 * Restores the result of the last build from its record. The texts of files with diagnostics are
 * read again.
 */
export function restoreResult({ report, pages }: BuildRecord): BuildResult {
  const { diagnostics, ...more } = report;
  const read = report.files.map((file) => ({
    file,
    get text() {
      return readText(file);
    },
  }));
  const files = omitTextsWithoutDiagnostics(diagnostics, read);
  return { ...more, diagnostics, files, pages: Object.keys(pages).length };
}

/**
 * Reads a text file. Returns an empty text for a folder or a missing path, since a warning may
 * refer to a folder.
 */
function readText(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : "";
}

/** Whether a build for `date` (default: today) would have the same date as the record. */
export function isSameDay({ timeZone, today }: BuildRecord, date?: string): boolean {
  return (date ?? dateInTimeZone(timeZone, new Date())) === today;
}

/** Whether the target still contains the site of a record. */
function isRecordOfCurrentOutput({ folder }: Pick<BuildRecord, "folder">, out: string): boolean {
  const target = resolve(out);
  const place = statSync(target, { throwIfNoEntry: false });
  const own = statSync(join(dirname(target), folder), { throwIfNoEntry: false });
  return place !== undefined && own !== undefined && place.ino === own.ino && place.dev === own.dev;
}

/**
 * Returns a predicate that tests whether the file at a path is unchanged since the build wrote it.
 */
export function createUnchangedFilePredicate(
  { folder, outputs, writtenAt }: BuildRecord,
  out: string,
): (path: string) => boolean {
  const home = join(dirname(resolve(out)), folder);
  return (path) => {
    const found = statSync(`${home}/${path}`, { throwIfNoEntry: false });
    return found?.size === outputs[path] && found !== undefined && found.mtimeMs <= writtenAt;
  };
}
