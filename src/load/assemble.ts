import { addContexts } from "../check/context.ts";
import { at, checkFolder } from "../check/folder.ts";
import { mergeAlike } from "../check/merge-alike.ts";
import { checkReferences } from "../check/references/check-references.ts";
import { checkNewer, checkWords } from "../check/semantics/check-words.ts";
import type { SeenArticle } from "../check/site-index/outside-view.ts";
import { withoutMissed } from "../check/without-missed.ts";
import { type Change, passingEvents, upcomingChanges } from "../model/dates.ts";
import { type Draft, textAt } from "../model/raw-site.ts";
import type { Site } from "../model/site.ts";
import { type Diagnostic, hasError } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { diagnose } from "./diagnose.ts";
import type { Contents, Edition, Rules } from "./files/contents.ts";
import { type Drafted, draftContents } from "./files/draft-contents.ts";
import { contentVersion } from "./migrations/migration-steps.ts";
import { versionOf } from "./migrations/plan-migration.ts";
import { resolveSite } from "./resolve/resolve-site.ts";

export interface CheckResult {
  /** All mistakes of all files, in the order of files and of places in them. */
  diagnostics: Diagnostic[];
  /** The files that were read, in order. */
  files: ParsedFile[];
  /** The pictures of the media folder that content shows, by their path in it. */
  pictures: string[];
  /** The files of the media folder that visitors can download, by their path in it. */
  offered: string[];
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

/** Checks the contents of a folder, one by one and against each other; the site is not made. */
export function checkContents(
  contents: Contents,
  rules: Rules,
  edition: Edition,
): Required<Pick<CheckedSite, "draft">> & CheckResult {
  return checkDraft(draftContents(contents, rules, edition), rules);
}

/** Checks the files of a folder against each other; what is wrong with each by itself is told as well. */
function checkDraft(
  { draft, contents, found, outside }: Drafted,
  { book, schemas }: Rules,
): Required<Pick<CheckedSite, "draft">> & CheckResult {
  const { folder, files, collections, today } = draft;
  const references = checkReferences(draft, book, outside);
  const diagnostics = withoutMissed([
    ...checkFolder(folder, contents.paths, collections),
    ...checkHome(draft),
    ...checkWords(draft),
    ...checkNewer(draft),
    ...checkVersion(draft),
    ...files.flatMap(({ parsed }, index) => mergeAlike(() => parsed.text, found[index] ?? [])),
    ...references.found,
  ]);
  const parsed = files.map((file) => file.parsed);
  const told = addContexts(diagnostics, files, schemas);
  const upcoming = upcomingChanges(
    files.flatMap((file): unknown[] => {
      const { value } = outside.of(file).parsed;
      return file.schemaId === "events.json" ? passingEvents(value) : [value];
    }),
    today,
  );
  const { pictures, offered } = references;
  return {
    draft,
    diagnostics: inOrder(told),
    files: parsed,
    pictures,
    offered,
    upcoming,
    seen: outside.seen,
  };
}

/** Content of another version still counts; which command brings it to this one is told once. */
function checkVersion({ files }: Draft): Diagnostic[] {
  const [settings] = files.filter(({ schemaId }) => schemaId === "site.json");
  if (!settings) return [];
  const { file, value } = settings.parsed;
  const place = { ...at(file), severity: "warning" } as const;
  const version = versionOf(value);
  if (version > contentVersion)
    return [diagnose("newer-content", { version, known: contentVersion }, place)];
  if (!files.some(({ parsed }) => parsed.isOlder)) return [];
  return [diagnose("older-content", {}, { ...place, severity: "note" })];
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
