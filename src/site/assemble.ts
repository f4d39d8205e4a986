import { withoutConsequences } from "../check/consequences.ts";
import { addContexts } from "../check/context.ts";
import { at, checkFolder } from "../check/folder.ts";
import { OutsideView, type SeenArticle } from "../check/lookup/outside-view.ts";
import { mergeAlike } from "../check/merge-alike.ts";
import { checkReferences } from "../check/references/check-references.ts";
import type { Validator } from "../check/shape/validator.ts";
import type { Rulebook } from "../check/site-rules.ts";
import { withoutMissed } from "../check/without-missed.ts";
import { type Change, dateIn, isHidden, upcomingChanges } from "../content/dates.ts";
import { type Draft, type DraftFile, textAt } from "../content/raw-site.ts";
import type { Schemas } from "../content/schema/schemas.ts";
import type { Site } from "../content/site.ts";
import { type Diagnostic, hasError } from "../text/diagnostic.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { diagnose } from "./diagnose.ts";
import type { Files } from "./folder/files.ts";
import { resolveSite } from "./resolve/resolve-site.ts";

/** A content folder as it was read: nothing of it is checked yet but the text of its files. */
export interface Contents extends Pick<Draft, "folder" | "media" | "sizeOf" | "bytesOf"> {
  /** The paths of all files, in order. */
  paths: readonly string[];
  /** Those with content, in the same order. */
  files: readonly ContentsFile[];
  /** The media folder: an absolute path where it lies on a disk. */
  mediaFolder: string;
  /** The folder of the site's own code: an absolute path where it lies on a disk; there may be none. */
  codeFolder: string;
  /** The folder itself, for the bytes of its pictures. */
  source: Pick<Files, "read">;
}

/** A content file, and what is wrong with it by itself, where that has been looked at. */
export interface ContentsFile {
  schemaId: string;
  parsed: ParsedFile;
  found?: Diagnostic[];
}

/** The schemas, the validator made from them, and what the rooms and the site's own code lay down. */
export interface Rules {
  schemas: Schemas;
  validate: Validator;
  book: Rulebook;
}

/** Of what day the site is, and whether what visitors do not see yet belongs to it. */
export interface Edition {
  /** Drafts and what is not due yet belong to the site. */
  drafts?: boolean;
  /** The day for which the site is made, such as "2024-01-15"; today unless told. */
  date?: string;
}

export interface CheckResult {
  /** All mistakes of all files, in the order of files and of places in them. */
  diagnostics: Diagnostic[];
  /** The files that were read, in order. */
  files: ParsedFile[];
  /** The pictures of the media folder that content shows, by their path in it. */
  pictures: string[];
  /** What will change by itself in the days to come. */
  upcoming?: Change[];
  /** What the rest of the site reads of each article, by the names of the files. */
  seen?: ReadonlyMap<string, SeenArticle>;
}

/** Content that was checked, and what a site can be made of; nothing of that where there is no folder. */
export interface CheckedSite extends CheckResult {
  draft?: Draft;
}

export interface LoadResult extends CheckResult {
  /** Nothing where a diagnostic is an error. */
  site?: Site;
}

/** Checks the contents of a folder, one by one and against each other, and makes the site of them. */
export function assembleSite(contents: Contents, rules: Rules, edition: Edition): LoadResult {
  const { draft, ...result } = checkContents(contents, rules, edition);
  const isRight = !hasError(result.diagnostics);
  const folders = { media: contents.mediaFolder, code: contents.codeFolder };
  return { ...result, site: isRight ? resolveSite(draft, folders) : undefined };
}

/** Contents whose files were looked at one by one, and not yet against each other. */
export interface Drafted {
  draft: Draft;
  contents: Contents;
  /** What is wrong with each file by itself, in the order of files. */
  found: readonly Diagnostic[][];
  outside: OutsideView;
}

/** Compares each file of a folder with its schema. */
export function draftContents(contents: Contents, rules: Rules, edition: Edition): Drafted {
  const { folder, media, sizeOf, bytesOf } = contents;
  const checked = contents.files.map((file) => ({ ...file, found: findMistakes(file, rules) }));
  const today = edition.date ?? dateIn(timeZoneIn(contents), new Date());
  const isOut = edition.drafts ? () => false : (content: unknown) => isHidden(content, today);
  const outside = new OutsideView();
  const files = checked.map(({ schemaId, parsed, found }): DraftFile => {
    const file = { schemaId, parsed, valid: !hasError(found), hidden: false };
    // Whether a file is shown is a part of what others see of it.
    file.hidden = isOut(outside.of(file).parsed.value);
    return file;
  });
  const { schemas, book } = rules;
  const { collections, resolvers } = book;
  const read = { today, files, media, sizeOf, bytesOf, isOut };
  const draft: Draft = { folder, schemas, collections, resolvers, ...read };
  return { draft, contents, found: checked.map(({ found }) => found), outside };
}

/** Checks the contents of a folder, one by one and against each other; the site is not made. */
export function checkContents(
  contents: Contents,
  rules: Rules,
  edition: Edition,
): Required<Pick<CheckedSite, "draft">> & CheckResult {
  return checkDraft(draftContents(contents, rules, edition), rules);
}

/** Checks the files of a folder against each other; what is wrong with each by itself is told as well. */
export function checkDraft(
  { draft, contents, found, outside }: Drafted,
  { book, schemas }: Rules,
): Required<Pick<CheckedSite, "draft">> & CheckResult {
  const { folder, files, collections, today } = draft;
  const references = checkReferences(draft, book, outside);
  const diagnostics = withoutMissed([
    ...checkFolder(folder, contents.paths, collections),
    ...checkHome(draft),
    ...files.flatMap(({ parsed }, index) => mergeAlike(() => parsed.text, found[index] ?? [])),
    ...references.found,
  ]);
  const parsed = files.map((file) => file.parsed);
  const told = addContexts(diagnostics, files, schemas);
  const upcoming = upcomingChanges(
    files.map((file) => outside.of(file).parsed.value),
    today,
  );
  const { pictures } = references;
  return {
    draft,
    diagnostics: inOrder(told),
    files: parsed,
    pictures,
    upcoming,
    seen: outside.seen,
  };
}

/** All that is wrong with a file by itself. */
export function findMistakes(
  { schemaId, parsed, found }: ContentsFile,
  rules: Rules,
): Diagnostic[] {
  return found ?? withoutConsequences(parsed, rules.validate(parsed, schemaId));
}

function timeZoneIn({ files }: Contents): string {
  const settings = files.find(({ schemaId }) => schemaId === "site.json")?.parsed.value;
  return textAt(settings, "/timeZone") ?? "";
}

/** A site without a home page has no beginning. */
function checkHome({ folder, files }: Draft): Diagnostic[] {
  const pages = files.filter(({ schemaId, hidden }) => schemaId === "page.json" && !hidden);
  const routes = pages.map(({ parsed }) => textAt(parsed.value, "/route"));
  // A page that does not tell its address may be the home page; that mistake comes first.
  const isTold = routes.every((route) => route?.startsWith("/"));
  if (pages.length === 0 || routes.includes("/") || !isTold) return [];
  return [diagnose("no-home", {}, at(`${folder}/pages`))];
}

/** Diagnostics by their files and places. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => compare(a.file, b.file) || a.range.start - b.range.start);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
