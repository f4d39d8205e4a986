import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Change, dateIn } from "../../content/dates.ts";
import type { Site } from "../../content/site.ts";
import { hashOf, store } from "../../media/cache.ts";
import type { KnownArticle } from "../../site/article-edits.ts";
import { ownFolder, ownMark } from "../../site/own/own-files.ts";
import type { Diagnostic } from "../../text/diagnostic.ts";
import type { Assets } from "../assets/build-assets.ts";
import type { BuildOptions } from "../build-result.ts";
import type { MadePage } from "../pages/render-site.ts";
import { jsonInPieces } from "./json-pieces.ts";
import { packPictures, unpackPictures } from "./record-pictures.ts";
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
  /** The name of the folder of the edition. */
  edition: string;
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
  /** What the command tells of the build. */
  told: Told;
}

/** What of the assets decides the bytes of pages. */
export type SharedAssets = Pick<Assets, "head" | "scripts" | "sheet" | "styles">;

/** An article of the site that a build made. */
export interface RecordedArticle extends KnownArticle {
  /** Stands for the whole of it, with its body. */
  stamp: string;
  /** Its picture before that got its final address, without its words. */
  picture: string;
}

/** The outcome of a build as far as the command tells it. */
export interface Told {
  /** Warnings: mistakes would have stopped the build. */
  diagnostics: Diagnostic[];
  /** The names of the files that were checked. */
  files: string[];
  upcoming?: Change[];
  base?: string;
}

const folder = ".cache/builds";
const root = join(import.meta.dirname, "../../..");

/** Stands for the program as it is on this disk, and for what it was asked to do. */
export function programOf(options: BuildOptions): string {
  const { content, drafts, url, preview, compress } = options;
  const asked = { content, drafts, url, preview, compress, cwd: process.cwd() };
  const sources = ["src", "schemas"].map((name) => snapshotMark(takeSnapshot(join(root, name))));
  // The site's own code is a part of the program: another component makes other pages.
  sources.push(ownMark(ownFolder(content)));
  const lock = readFileSync(join(root, "package-lock.json"));
  return hashOf(process.version, JSON.stringify([sources, asked]), lock);
}

/**
 * What the last build into a folder left; nothing where there was none, another program made it, or
 * its site is no longer in place.
 */
export function readRecord(out: string, program: string): BuildRecord | undefined {
  if (!existsSync(out)) return undefined;
  try {
    const { pictures, articles, ...record } = JSON.parse(readFileSync(pathOf(out), "utf8"));
    const isOwn = record.program === program && isCurrent(record, out);
    return isOwn ? { ...record, articles: unpackPictures({ articles, pictures }) } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what a build leaves; where that cannot be written, the next build only takes longer. */
export async function writeRecord(out: string, record: BuildRecord): Promise<void> {
  const packed = { ...record, ...packPictures(record.articles) };
  await store(folder, pathOf(out), jsonInPieces(packed)).catch(() => undefined);
}

function pathOf(out: string): string {
  return join(folder, `${hashOf(resolve(out))}.json`);
}

/** Whether the site that a record tells of is still whole, and what content and day ask for. */
export function isUpToDate(
  record: BuildRecord,
  { out, inputs, date }: { out: string; inputs: Snapshot; date?: string },
): boolean {
  if (!isSameDay(record, date) || changedPaths(record.inputs, inputs).length > 0) return false;
  return Object.keys(record.outputs).every(intactFiles(record, out));
}

/** Whether a build of a day, today where none is told, is one of the same day. */
export function isSameDay({ timeZone, today }: BuildRecord, date?: string): boolean {
  return (date ?? dateIn(timeZone, new Date())) === today;
}

/** Whether the edition of a record is the one in place. */
function isCurrent({ edition }: Pick<BuildRecord, "edition">, out: string): boolean {
  const target = resolve(out);
  const place = statSync(target, { throwIfNoEntry: false });
  const own = statSync(join(dirname(target), edition), { throwIfNoEntry: false });
  return place !== undefined && own !== undefined && place.ino === own.ino && place.dev === own.dev;
}

/** Tells of a path whether the file is still as the build wrote it. */
export function intactFiles(
  { edition, outputs, writtenAt }: BuildRecord,
  out: string,
): (path: string) => boolean {
  const home = join(dirname(resolve(out)), edition);
  return (path) => {
    const found = statSync(`${home}/${path}`, { throwIfNoEntry: false });
    return found?.size === outputs[path] && found !== undefined && found.mtimeMs <= writtenAt;
  };
}
