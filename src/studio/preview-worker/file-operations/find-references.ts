import { findFactTokens } from "../../../model/facts.ts";
import { picturesIn } from "../../../model/markup/extract-body-parts.ts";
import { listLinkedFiles } from "../../../model/markup/list-linked-files.ts";
import { type ParsedContentFile, textAt } from "../../../model/parsed-site.ts";
import type { Visit } from "../../../model/schema/walk.ts";
import { childValue, splitPointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { findReferencesToEntryFile } from "./plan-rename.ts";
import {
  findDownloadReferences,
  findEntryReferences,
  findLinksToRewrite,
} from "./references-to-rewrite.ts";

/** A part of the content that can be referenced: a file, an entry, a fact or a picture. */
export interface ContentPart {
  file: string;
  /** JSON Pointer; `""` is the whole file. */
  path: string;
}

/**
 * Finds all uses of a part of the content: references, links, texts that cite it as a fact, and
 * other uses of a picture.
 */
export function findReferences(
  site: IndexedSite,
  { file: path, path: place }: ContentPart,
): ContentPart[] {
  const file = site.fileAt(path);
  if (!file) return [];
  const found =
    place === "" ? findReferencesToFile(site, file) : findReferencesToPart(site, file, place);
  const all = found.map((each) => ({ file: site.pathOf(each.file), path: each.path }));
  const isOther = (each: ContentPart) => each.file !== path || each.path !== place;
  const keys = new Set<string>();
  return all.filter((each) => {
    const key = `${each.file}#${each.path}`;
    const isNew = isOther(each) && !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

type FoundReference = { file: ParsedContentFile; path: string };

/** Whether a field names a media file, or is a body that shows it or links to it. */
function usesMediaFile({ value, path, schema }: Visit, file: string): boolean {
  if (path.endsWith("/src")) return value === file;
  if (schema.markup !== "body" || typeof value !== "string") return false;
  if (listLinkedFiles(value, new Set([file])).includes(file)) return true;
  return picturesIn(value).some((picture) => picture.file === file);
}

/**
 * Finds the uses of a file: links to its route and references to its id. If it has no route, also
 * finds the uses of downloads generated from it.
 */
function findReferencesToFile(site: IndexedSite, file: ParsedContentFile): FoundReference[] {
  const name = site.nameOf(file);
  const route = site.routeOf(file.schemaId, name);
  const links = findLinksToRewrite(site, (each, written) =>
    each === route ? `${written} ` : undefined,
  );
  const named = findReferencesToEntryFile(site, file.schemaId, name);
  if (route !== undefined) return [...links, ...named];
  return [...named, ...findDownloadReferences(site, name)];
}

function findReferencesToPart(
  site: IndexedSite,
  file: ParsedContentFile,
  path: string,
): FoundReference[] {
  const value = valueAt(file.parsed.value, path);
  if (typeof value === "string" && site.draft.media.has(value)) {
    return findMatchingPlaces(site, (visit) => usesMediaFile(visit, value));
  }
  const fact = findFactName(site, file, path);
  const cited =
    fact === undefined ? [] : findMatchingPlaces(site, (visit) => citesFact(visit, fact));
  const collection = findCollectionAt(site, file, path);
  const id = textAt(value, "/id");
  if (collection === undefined || id === undefined) return cited;
  const shown = findMatchingPlaces(
    site,
    ({ value: each, schema }) => each === "all" && schema.collection === collection,
  );
  return [...findEntryReferences(site, collection, id), ...shown, ...cited];
}

function findMatchingPlaces(site: IndexedSite, isOne: (visit: Visit) => boolean): FoundReference[] {
  return site.draft.files.flatMap((file) => {
    const found: FoundReference[] = [];
    site.index.walker.walk(file.schemaId, file.parsed.value, (visit) => {
      if (isOne(visit)) found.push({ file, path: visit.path });
    });
    return found;
  });
}

function citesFact({ value }: Visit, fact: string): boolean {
  if (typeof value !== "string" || !value.includes("${")) return false;
  return findFactTokens(value).some(({ name }) => name === fact || name.startsWith(`${fact}.`));
}

/** Returns the name of the collection that has an entry at this path; `undefined` if none has. */
function findCollectionAt(
  site: IndexedSite,
  { schemaId }: ParsedContentFile,
  path: string,
): string | undefined {
  if (schemaId === "site.json") return /^\/claims\/\d+$/.test(path) ? "claims" : undefined;
  const { collections } = site.draft;
  const name = Object.keys(collections).find((each) => collections[each]?.schema === schemaId);
  return splitPointer(path).length === 1 ? name : undefined;
}

/**
 * Returns the name of the fact at a place, such as `firm.phone` or `plans.basico.price`. List items
 * are named by their id. Returns `undefined` if the file contains no facts.
 */
function findFactName(
  site: IndexedSite,
  file: ParsedContentFile,
  path: string,
): string | undefined {
  const { schemaId, parsed } = file;
  const { collections } = site.draft;
  const list = Object.keys(collections).find((each) => collections[each]?.schema === schemaId);
  if (schemaId !== "site.json" && list === undefined) return undefined;
  let value: unknown = parsed.value;
  const names = splitPointer(path).map((step) => {
    const isItem = Array.isArray(value);
    value = childValue(value, step);
    return isItem ? (textAt(value, "/id") ?? step) : step;
  });
  // The name of an entry also refers to its `value`.
  const own = names.at(-1) === "value" ? names.slice(0, -1) : names;
  return [...(list === undefined ? [] : [list]), ...own].join(".");
}
