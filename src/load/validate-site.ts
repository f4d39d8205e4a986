import { addLocationDescriptions } from "../check/diagnostics/describe-location.ts";
import { mergeSimilarFixes } from "../check/diagnostics/merge-similar-fixes.ts";
import {
  checkFolderStructure,
  wholeFileLocation,
} from "../check/folder-structure/check-folder-structure.ts";
import { suppressMissingFileCascades } from "../check/folder-structure/suppress-missing-file-cascades.ts";
import { checkAgainstRules } from "../check/references/check-against-rules.ts";
import {
  checkLikelyNewDefaults,
  checkMissingTranslations,
} from "../check/semantics/check-untranslated-labels.ts";
import type { AccessedArticleParts } from "../check/site-index/access-tracker.ts";
import {
  eventsWithExpiry,
  type ScheduledChange,
  upcomingChanges,
} from "../model/content-schedule.ts";
import { type ParsedSite, textAt } from "../model/parsed-site.ts";
import type { Site } from "../model/site.ts";
import type { Diagnostic } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import type { CheckRules } from "./files/loaded-files.ts";
import { contentVersion } from "./migrations/migration-steps.ts";
import { contentVersionOf } from "./migrations/plan-migration.ts";
import type { ParsedContents } from "./parse-site.ts";

export interface CheckResult {
  /** All diagnostics, sorted by file and position. */
  diagnostics: Diagnostic[];
  /** The files that were read, in order. */
  files: ParsedFile[];
  /** The pictures of the media folder that content shows, by their path in it. */
  pictures: string[];
  /** The files of the media folder that visitors can download, by their path in it. */
  offered: string[];
  /** Changes that will happen on upcoming dates without an edit. */
  upcoming?: ScheduledChange[];
  /** The fields that other files read from each article, by its file name in messages. */
  seen?: ReadonlyMap<string, AccessedArticleParts>;
}

/** Checked content, and the parsed site if there is content. */
export interface SiteCheckResult extends CheckResult {
  draft?: ParsedSite;
}

export interface SiteResult extends CheckResult {
  /** The site; `undefined` if any diagnostic is an error. */
  site?: Site;
}

/** Content that was checked completely, except for what only its pictures and fonts tell. */
export type ValidatedSite = CheckResult & { draft: ParsedSite };

/** Stage 3: checks the files against each other. Adds the diagnostics of each file on its own. */
export function validateSite(
  { draft, contents, found, outside }: ParsedContents,
  { book, schemas }: CheckRules,
): ValidatedSite {
  const { folder, files, collections, today } = draft;
  const references = checkAgainstRules(draft, book, outside);
  const diagnostics = suppressMissingFileCascades([
    ...checkFolderStructure(folder, contents.paths, collections),
    ...checkHomePage(draft),
    ...checkMissingTranslations(draft),
    ...checkLikelyNewDefaults(draft),
    ...checkContentVersion(draft),
    ...files.flatMap(({ parsed }, index) =>
      mergeSimilarFixes(() => parsed.text, found[index] ?? []),
    ),
    ...references.found,
  ]);
  const parsed = files.map((file) => file.parsed);
  const told = addLocationDescriptions(diagnostics, files, schemas);
  const upcoming = upcomingChanges(
    files.flatMap((file): unknown[] => {
      const { value } = outside.track(file).parsed;
      return file.schemaId === "events.json" ? eventsWithExpiry(value) : [value];
    }),
    today,
  );
  const { pictures, offered } = references;
  return {
    draft,
    diagnostics: sortDiagnostics(told),
    files: parsed,
    pictures,
    offered,
    upcoming,
    seen: outside.dependencies,
  };
}

/**
 * Reports content of another version. Such content is accepted. For older content, the diagnostic
 * names the command that migrates it.
 */
function checkContentVersion({ files }: ParsedSite): Diagnostic[] {
  const [settings] = files.filter(({ schemaId }) => schemaId === "site.json");
  if (!settings) return [];
  const { file, value } = settings.parsed;
  const place = { ...wholeFileLocation(file), severity: "warning" } as const;
  const version = contentVersionOf(value);
  if (version > contentVersion)
    return [createDiagnostic("newer-content", { version, known: contentVersion }, place)];
  if (!files.some(({ parsed }) => parsed.isOlder)) return [];
  return [createDiagnostic("older-content", {}, { ...place, severity: "note" })];
}

/** Reports a missing home page. */
function checkHomePage({ folder, files }: ParsedSite): Diagnostic[] {
  const pages = files.filter(({ schemaId, hidden }) => schemaId === "page.json" && !hidden);
  const routes = pages.map(({ parsed }) => textAt(parsed.value, "/route"));
  // A page without a valid route may be the intended home page. Then report only its own error.
  const isTold = routes.every((route) => route?.startsWith("/"));
  if (pages.length === 0 || routes.includes("/") || !isTold) return [];
  return [createDiagnostic("no-home", {}, wholeFileLocation(`${folder}/pages`))];
}

/** Sorts diagnostics by file and position. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compareStrings(a.file, b.file) || a.range.start - b.range.start,
  );
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
