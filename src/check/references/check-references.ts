import type { ParsedContentFile, ParsedSite } from "../../model/parsed-site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import { AccessTracker } from "../site-index/access-tracker.ts";
import { CheckContext } from "../site-index/check-context.ts";
import { createSiteIndex, type SiteIndex } from "../site-index/site-index.ts";
import type { RuleSet } from "../site-rules.ts";
import { checkStaleAlt } from "./check-descriptions.ts";
import type { ContextLookup } from "./check-routes.ts";
import { mergeRepeated } from "./merge-repeated.ts";
import { unusedPictureDiagnostics, unusedPictures } from "./unused-images.ts";

/** What was found between the files of a site. */
export interface ReferenceReport {
  found: Diagnostic[];
  /** The pictures of the media folder that content shows, by their path in it. */
  pictures: string[];
  /** The files of it that visitors can download. */
  offered: string[];
}

/**
 * Checks what the files of a site say about each other: links, anchors, pictures, entries, facts,
 * and what may exist only once. Files with mistakes of their own are not checked, and what they
 * may have lost is not missed elsewhere.
 *
 * @param tracker notes what is read of articles that are not being checked themselves
 */
export function checkReferences(
  draft: ParsedSite,
  rules: RuleSet,
  tracker = new AccessTracker(),
): ReferenceReport {
  const site = createSiteIndex({ ...draft, files: draft.files.map((file) => tracker.track(file)) });
  const valid = draft.files.filter((file) => file.valid);
  // Whoever is checked is read as it is, all others as they look from outside.
  const sources = new Map(valid.map((file) => [tracker.track(file), new CheckContext(file, site)]));
  for (const source of sources.values()) checkFile(source, rules);
  const sourceOf = (file: ParsedContentFile) => sources.get(file);
  for (const check of rules.siteChecks) check(site, sourceOf);
  const found = () => [...sources.values()].flatMap((source) => source.told);
  // Whatever is wrong may be why a picture is not used, a missing home page above all.
  const isWhole = valid.length === draft.files.length && site.routes.has("/");
  const isRight = isWhole && !hasError(found());
  const pictures = isRight ? reportUnusedPictures(site, sourceOf) : [];
  const texts = new Map(draft.files.map(({ parsed }) => [parsed.file, parsed]));
  const told = mergeRepeated(found(), (name) => texts.get(name)?.text);
  return {
    found: [...told, ...pictures],
    pictures: [...site.pictures],
    offered: [...site.offered],
  };
}

/** Looks for pictures that nothing shows: one that a description still names is told there. */
function reportUnusedPictures(site: SiteIndex, sourceOf: ContextLookup): Diagnostic[] {
  const unused = unusedPictures(site.draft, new Set([...site.pictures, ...site.offered]));
  const told = checkStaleAlt(site, unused, sourceOf);
  return unusedPictureDiagnostics(
    site.draft,
    unused.filter((name) => !told.has(name)),
  );
}

/**
 * Checks what some files of a site say about all of them. Whether something exists only once is not
 * looked at: that takes all files.
 */
export function checkSelectedFiles(
  draft: ParsedSite,
  files: readonly ParsedContentFile[],
  rules: RuleSet,
): Diagnostic[] {
  const site = createSiteIndex(draft);
  return files.flatMap((file) => {
    const source = new CheckContext(file, site);
    checkFile(source, rules);
    return [...source.told];
  });
}

function checkFile(source: CheckContext, { valueChecks, fileChecks }: RuleSet) {
  const { parsed, schemaId } = source.file;
  source.site.walker.walk(schemaId, parsed.value, (node) => {
    if (source.isFull) return;
    source.enter(node);
    for (const check of valueChecks) check(source, node);
  });
  for (const check of fileChecks[schemaId] ?? []) check(source);
}
