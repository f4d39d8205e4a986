import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ownFolder, ownMark } from "../../load/site-code/own-files.ts";
import { digestOf, hashOf, storeForUser } from "../../media/cache.ts";
import { librariesMark } from "../../media/libraries.ts";
import { userCacheFolder } from "../../media/user-folders.ts";
import { type Change, dateIn } from "../../model/dates.ts";
import type { Site } from "../../model/site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { SharedAssets } from "../assets/build-assets.ts";
import {
  type BuildOptions,
  type BuildResult,
  type CheckedContent,
  reportedFiles,
} from "../build-result.ts";
import type { OverBudget } from "../html/budget.ts";
import type { PagePolicy } from "../pages/render-page.ts";
import type { RecordedArticle } from "./record-article.ts";
import { changedPaths, type Snapshot, snapshotMark, takeSnapshot } from "./snapshot.ts";

/** What a build leaves for the next one of the same site: what it was made from, and what it made. */
export interface BuildRecord {
  /** Stands for the program and the options. */
  program: string;
  /** The day of the site. */
  today: string;
  timeZone: string;
  /** The files of the content folder. */
  inputs: Snapshot;
  /** The name of the site's folder, beside the target. */
  folder: string;
  /** When the last of its files was written, in milliseconds. */
  writtenAt: number;
  /** The bytes of each of its files, by path. */
  outputs: Record<string, number>;
  pages: Record<string, MadePage>;
  /** The site but for its articles, with the final addresses of its pictures. */
  site: Omit<Site, "articles">;
  /** By the paths of their files in the content folder. */
  articles: Record<string, RecordedArticle>;
  /** What the pages share, and the paths of its files. */
  assets: SharedAssets & { paths: string[] };
  /** What the command reports of the build. */
  report: BuildReport;
}

/** What a page was made from, and what it needs to be allowed. */
export interface MadePage {
  /** Stands for all that decides the bytes of the page. */
  key: string;
  policy: PagePolicy;
  overBudget?: OverBudget;
}

/** The outcome of a build as far as the command reports it. */
interface BuildReport {
  /** Warnings: mistakes would have stopped the build. */
  diagnostics: Diagnostic[];
  /** The names of the files that were checked. */
  files: string[];
  upcoming?: Change[];
  base?: string;
  overBudget?: OverBudget[];
}

/** A record that somebody else made could name pages of theirs as built here. */
const records = "builds";
const root = join(import.meta.dirname, "../../..");

/** Stands for the program as it is on this disk, and for what it was asked to do. */
function programOf(options: BuildOptions): string {
  const { content, drafts, url, preview, compress } = options;
  const asked = { content, drafts, url, preview, compress, cwd: process.cwd() };
  const sources = ["src", "schemas"].map((name) => snapshotMark(takeSnapshot(join(root, name))));
  // The site's own code is a part of the program: another component makes other pages.
  sources.push(ownMark(ownFolder(content)));
  return hashOf(process.version, JSON.stringify([sources, asked]), librariesMark());
}

/** What a build knows of the one before it. */
export interface LastBuild {
  program: string;
  /** The content folder as it is now. */
  inputs: Snapshot;
  /** Nothing where there was none, another program made it, or its site is no longer in place. */
  record?: BuildRecord;
}

/** Looks at the content folder as it is now, and at what the last build into the same folder left. */
export function lookBack(options: BuildOptions): LastBuild {
  const { content, out } = options;
  const program = programOf(options);
  const isFolder = statSync(content, { throwIfNoEntry: false })?.isDirectory();
  return {
    program,
    inputs: isFolder ? takeSnapshot(content) : {},
    record: readRecord(out, program),
  };
}

/** The record of the last build into a folder by the same program, if its site is still in place. */
function readRecord(out: string, program: string): BuildRecord | undefined {
  if (!existsSync(out)) return undefined;
  try {
    const record: BuildRecord = JSON.parse(
      readFileSync(join(userCacheFolder(records), fileOf(out)), "utf8"),
    );
    return record.program === program && isCurrent(record, out) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** What a build made, as the next one needs to know it. */
interface Made extends Pick<BuildRecord, "program" | "inputs" | "articles"> {
  site: Site;
  assets: SharedAssets;
  assetPaths: string[];
  pages: ReadonlyMap<string, MadePage>;
  report: CheckedContent;
}

/** The folder of a site, and when the last of its files was written. */
interface WrittenFiles extends Pick<BuildRecord, "writtenAt"> {
  name: string;
  outputs: ReadonlyMap<string, number>;
}

/** Keeps what a build leaves; where that cannot be written, the next build only takes longer. */
export async function writeRecord(
  out: string,
  { name, outputs, writtenAt }: WrittenFiles,
  made: Made,
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
  await storeForUser(records, fileOf(out), Buffer.from(JSON.stringify(record)));
}

function fileOf(out: string): string {
  return `${digestOf(resolve(out))}.json`;
}

/** Whether the site of the last build is still whole, and what content and day ask for. */
export function isUpToDate({ record, inputs }: LastBuild, { out, date }: BuildOptions): boolean {
  if (!record || !isSameDay(record, date) || changedPaths(record.inputs, inputs).length > 0)
    return false;
  return Object.keys(record.outputs).every(intactFiles(record, out));
}

/** What a build reported, as its files still say it. */
export function resultOf({ report, pages }: BuildRecord): BuildResult {
  const { diagnostics, ...more } = report;
  const read = report.files.map((file) => ({
    file,
    get text() {
      return readText(file);
    },
  }));
  const files = reportedFiles(diagnostics, read);
  return { ...more, diagnostics, files, pages: Object.keys(pages).length };
}

/** Nothing of what is no file: a warning may be about a folder. */
function readText(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : "";
}

/** Whether a build of a day, today where none is told, is one of the same day. */
export function isSameDay({ timeZone, today }: BuildRecord, date?: string): boolean {
  return (date ?? dateIn(timeZone, new Date())) === today;
}

/** Whether the site of a record is the one in place. */
function isCurrent({ folder }: Pick<BuildRecord, "folder">, out: string): boolean {
  const target = resolve(out);
  const place = statSync(target, { throwIfNoEntry: false });
  const own = statSync(join(dirname(target), folder), { throwIfNoEntry: false });
  return place !== undefined && own !== undefined && place.ino === own.ino && place.dev === own.dev;
}

/** Tells of a path whether the file is still as the build wrote it. */
export function intactFiles(
  { folder, outputs, writtenAt }: BuildRecord,
  out: string,
): (path: string) => boolean {
  const home = join(dirname(resolve(out)), folder);
  return (path) => {
    const found = statSync(`${home}/${path}`, { throwIfNoEntry: false });
    return found?.size === outputs[path] && found !== undefined && found.mtimeMs <= writtenAt;
  };
}
