import type { Draft, DraftFile } from "../../model/raw-site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import { OutsideView } from "../site-index/outside-view.ts";
import { createSiteMap, type SiteMap } from "../site-index/site-map.ts";
import { Source } from "../site-index/source.ts";
import type { Rulebook } from "../site-rules.ts";
import { checkOldDescriptions } from "./check-descriptions.ts";
import { reportUnused, unusedPictures } from "./check-media.ts";
import type { SourceOf } from "./check-routes.ts";
import { mergeRepeats } from "./repeats.ts";

/** What was found between the files of a site. */
export interface References {
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
 * @param outside notes what is read of articles that are not being checked themselves
 */
export function checkReferences(
  draft: Draft,
  rules: Rulebook,
  outside = new OutsideView(),
): References {
  const site = createSiteMap({ ...draft, files: draft.files.map((file) => outside.of(file)) });
  const valid = draft.files.filter((file) => file.valid);
  // Whoever is checked is read as it is, all others as they look from outside.
  const sources = new Map(valid.map((file) => [outside.of(file), new Source(file, site)]));
  for (const source of sources.values()) checkFile(source, rules);
  const sourceOf = (file: DraftFile) => sources.get(file);
  for (const check of rules.siteChecks) check(site, sourceOf);
  const found = () => [...sources.values()].flatMap((source) => source.told);
  // Whatever is wrong may be why a picture is not used, a missing home page above all.
  const isWhole = valid.length === draft.files.length && site.routes.has("/");
  const isRight = isWhole && !hasError(found());
  const pictures = isRight ? checkPictures(site, sourceOf) : [];
  const texts = new Map(draft.files.map(({ parsed }) => [parsed.file, parsed]));
  const told = mergeRepeats(found(), (name) => texts.get(name)?.text);
  return {
    found: [...told, ...pictures],
    pictures: [...site.pictures],
    offered: [...site.offered],
  };
}

/** Looks for pictures that nothing shows: one that a description still names is told there. */
function checkPictures(site: SiteMap, sourceOf: SourceOf): Diagnostic[] {
  const unused = unusedPictures(site.draft, new Set([...site.pictures, ...site.offered]));
  const told = checkOldDescriptions(site, unused, sourceOf);
  return reportUnused(
    site.draft,
    unused.filter((name) => !told.has(name)),
  );
}

/**
 * Checks what some files of a site say about all of them. Whether something exists only once is not
 * looked at: that takes all files.
 */
export function checkSome(
  draft: Draft,
  files: readonly DraftFile[],
  rules: Rulebook,
): Diagnostic[] {
  const site = createSiteMap(draft);
  return files.flatMap((file) => {
    const source = new Source(file, site);
    checkFile(source, rules);
    return [...source.told];
  });
}

function checkFile(source: Source, { valueChecks, fileChecks }: Rulebook) {
  const { parsed, schemaId } = source.file;
  source.site.walker.walk(schemaId, parsed.value, (node) => {
    if (source.isFull) return;
    source.enter(node);
    for (const check of valueChecks) check(source, node);
  });
  for (const check of fileChecks[schemaId] ?? []) check(source);
}
