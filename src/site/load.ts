import { engineRules } from "../check/engine-rules.ts";
import { at, contentFiles } from "../check/folder.ts";
import { joinRules, type Rulebook, type SiteRules } from "../check/site-rules.ts";
import type { CollectionRules } from "../content/collections.ts";
import type { Shelf } from "../content/text-on-request.ts";
import { hasError } from "../text/diagnostic.ts";
import {
  type CheckedSite,
  type CheckResult,
  type Contents,
  checkContents,
  type Edition,
  type LoadResult,
  type Rules,
} from "./assemble.ts";
import { diagnose } from "./diagnose.ts";
import type { Files } from "./folder/files.ts";
import { type KnownFiles, type ReadHere, readFile, type ShareReading } from "./folder/read-file.ts";
import { readMedia } from "./read-media.ts";
import { partResolvers } from "./resolve/parts.ts";
import { resolveSite } from "./resolve/resolve-site.ts";

export type { Site } from "../content/site.ts";
export type { CheckResult, LoadResult } from "./assemble.ts";

export interface ReadOptions {
  /** Files of the media folder that look like photographs, but cannot be read to their end. */
  broken?: ReadonlyMap<string, string>;
  /** Where the bodies of articles without mistakes are put; in memory unless told. */
  shelf?: Shelf;
  /** Shares the reading of files with others; all are read here unless told. */
  share?: ShareReading;
  /** What earlier readings of the same folder found, for whoever reads it again and again. */
  known?: KnownFiles;
}

export interface Reading {
  /** Tells of a path in the folder whether its file is to be read; all are unless told. */
  isWanted?: (path: string) => boolean;
  /** Files are compared with their schema at once, so that few articles are held whole. */
  rules?: Rules;
  /** The lists that have files of their own; those of the rules, or the engine's, unless told. */
  collections?: CollectionRules;
}

/**
 * The site of content that was checked; nothing where a diagnostic is an error.
 *
 * @param shelf where the bodies of articles are put; in memory unless told
 */
export function toSite(
  folders: Pick<Files, "media" | "code">,
  { draft, ...checked }: CheckedSite,
  shelf?: Shelf,
): LoadResult {
  if (!draft || hasError(checked.diagnostics)) return checked;
  return { ...checked, site: resolveSite(draft, folders, shelf) };
}

/** The same with all that visitors do not see: drafts, what is due later, and what is over. */
export function toWholeSite(
  folders: Pick<Files, "media" | "code">,
  { draft, ...checked }: CheckedSite,
): LoadResult {
  if (!draft) return checked;
  const files = draft.files.map((file) => ({ ...file, hidden: false }));
  return toSite(folders, { ...checked, draft: { ...draft, files, isOut: () => false } });
}

/**
 * Checks a content folder: each file is parsed and compared with its schema, then all of them with
 * each other. Mistakes are diagnostics; only a file that is not given and a faulty schema are
 * thrown. The site is not made, which takes as long again: `toSite` makes it.
 */
export async function checkFiles(
  files: Files,
  rules: Rules,
  options: Edition & ReadOptions = {},
): Promise<CheckedSite> {
  const contents = await readFiles(files, options, { rules });
  return contents ? checkContents(contents, rules, options) : missingFolder(files);
}

function missingFolder({ name }: Files): CheckResult {
  return {
    diagnostics: [diagnose("missing-folder", { name }, at(name))],
    files: [],
    pictures: [],
  };
}

/**
 * Reads and parses the files of a content folder, without checking them unless it is given the
 * rules; nothing where there is no folder.
 */
export async function readFiles(
  files: Files,
  { broken, known, shelf, share }: ReadOptions = {},
  { isWanted = () => true, rules, collections }: Reading = {},
): Promise<Contents | undefined> {
  const listed = await files.list();
  if (!listed) return undefined;
  const paths = listed.map(({ path }) => path);
  const lists = collections ?? (rules?.book ?? joinBook()).collections;
  const wanted = contentFiles(paths, lists).filter(({ path }) => isWanted(path));
  const readHere: ReadHere = (file) => readFile(files, file, { known, shelf, rules });
  const read = await (share ? share(wanted, readHere) : Promise.all(wanted.map(readHere)));
  const { name: folder, media: mediaFolder, code: codeFolder } = files;
  const found = read.filter((file) => file !== undefined);
  const media = await readMedia(files, listed, broken);
  return { folder, mediaFolder, codeFolder, source: files, paths, files: found, ...media };
}

/**
 * The engine's rules together with those that a site brings along.
 *
 * @throws RuleClash where the site's take a name of the engine's
 */
export function joinBook(own: SiteRules = {}): Rulebook {
  return joinRules([engineRules, { resolvers: partResolvers }, own]);
}
