import type { ParsedContentFile, ParsedSite } from "../../model/parsed-site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import { AccessTracker } from "../site-index/access-tracker.ts";
import type { ContextLookup } from "../site-index/check-context.ts";
import { CheckContext } from "../site-index/check-context.ts";
import { createSiteIndex, type SiteIndex } from "../site-index/site-index.ts";
import type { RuleSet } from "../site-index/site-rules.ts";
import { findUnusedPictures, unusedPictureDiagnostics } from "../site-index/unused-images.ts";
import { checkStaleAlt } from "./check-alt-texts.ts";
import { mergeRepeatedDiagnostics } from "./merge-repeated-diagnostics.ts";

/** The result of the checks between the files of a site. */
export interface RuleCheckReport {
  found: Diagnostic[];
  /** The pictures of the media folder that content shows, by their path in it. */
  pictures: string[];
  /** The files of the media folder that visitors can download. */
  offered: string[];
}

/**
 * Checks the references between the files of a site: links, anchors, pictures, entries, facts, and
 * values that must be unique. Files with errors are not checked. References to entries that such a
 * file may have lost are not reported.
 *
 * @param tracker records what is read of articles while other files are checked
 */
export function checkAgainstRules(
  draft: ParsedSite,
  rules: RuleSet,
  tracker = new AccessTracker(),
): RuleCheckReport {
  const site = createSiteIndex({ ...draft, files: draft.files.map((file) => tracker.track(file)) });
  const valid = draft.files.filter((file) => file.valid);
  // A check reads its own file directly, and all other files through the tracker.
  const sources = new Map(valid.map((file) => [tracker.track(file), new CheckContext(file, site)]));
  for (const source of sources.values()) runChecksOnFile(source, rules);
  const sourceOf = (file: ParsedContentFile) => sources.get(file);
  for (const check of rules.siteChecks) check(site, sourceOf);
  const found = () => [...sources.values()].flatMap((source) => source.told);
  // Any error may be the reason why a picture is unused. The most frequent one is a missing home
  // page.
  const isWhole = valid.length === draft.files.length && site.routes.has("/");
  const isRight = isWhole && !hasError(found());
  const pictures = isRight ? checkUnusedPictures(site, sourceOf) : [];
  const texts = new Map(draft.files.map(({ parsed }) => [parsed.file, parsed]));
  const told = mergeRepeatedDiagnostics(found(), (name) => texts.get(name)?.text);
  return {
    found: [...told, ...pictures],
    pictures: [...site.pictures],
    offered: [...site.offered],
  };
}

/**
 * Reports unused pictures. If a description still names an unused picture, reports the description
 * instead.
 */
function checkUnusedPictures(site: SiteIndex, sourceOf: ContextLookup): Diagnostic[] {
  const unused = findUnusedPictures(site.draft, new Set([...site.pictures, ...site.offered]));
  const told = checkStaleAlt(site, unused, sourceOf);
  return unusedPictureDiagnostics(
    site.draft,
    unused.filter((name) => !told.has(name)),
  );
}

/**
 * Checks the references of some files to all files of a site. Does not check unique values, which
 * requires all files.
 */
export function checkSelectedFiles(
  draft: ParsedSite,
  files: readonly ParsedContentFile[],
  rules: RuleSet,
): Diagnostic[] {
  const site = createSiteIndex(draft);
  return files.flatMap((file) => {
    const source = new CheckContext(file, site);
    runChecksOnFile(source, rules);
    return [...source.told];
  });
}

function runChecksOnFile(source: CheckContext, { valueChecks, fileChecks }: RuleSet) {
  const { parsed, schemaId } = source.file;
  source.site.walker.walk(schemaId, parsed.value, (node) => {
    if (source.isFull) return;
    source.enter(node);
    for (const check of valueChecks) check(source, node);
  });
  for (const check of fileChecks[schemaId] ?? []) check(source);
}
