import { type ParsedContentFile, textAt } from "../../model/parsed-site.ts";
import type { Schema, Schemas } from "../../model/schema/schemas.ts";
import type { Walker } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { OutlineCache } from "./outline-cache.ts";
import { createSuggester, type Suggester } from "./suggestions.ts";

/** An id that can be the target of links, and the path of the value that defines it. */
export interface Anchor {
  id: string;
  path: string;
}

/** The entries of a collection, by id. */
export interface Collection {
  entries: ReadonlyMap<string, unknown>;
  /** The file of the collection, if there is one. */
  file?: ParsedContentFile;
  guess: Suggester;
}

/** The data that `readAnchors` needs besides the file. */
interface AnchorContext {
  walker: Walker;
  collection(name: string): Collection;
  outline: OutlineCache;
}

/** Creates a collection from the entries of a list that have an id. */
export function toCollection(
  list: readonly unknown[],
  file: ParsedContentFile | undefined,
): Collection {
  const named = list.map((entry): [string, unknown] => [textAt(entry, "/id") ?? "", entry]);
  const entries = new Map(named.filter(([id]) => id !== ""));
  return { entries, file, guess: createSuggester([...entries.keys()]) };
}

/** Returns the anchors on the page or article of a file. */
export function readAnchors(
  file: ParsedContentFile,
  { walker, collection, outline }: AnchorContext,
): Anchor[] {
  const {
    parsed: { value },
    schemaId,
  } = file;
  const anchors: Anchor[] = [];
  if (file.outline) return file.outline.headings.map(({ id }) => ({ id, path: "/body" }));
  walker.walk(schemaId, value, ({ path, value: inner, schema }) => {
    const id = textAt(inner, "/id");
    if (schema.$id?.startsWith("blocks/") && id) anchors.push({ id, path: `${path}/id` });
    if (schema.markup === "body" && typeof inner === "string") {
      for (const heading of outline(file, path).headings) anchors.push({ id: heading.id, path });
    }
    for (const [name, { collection: shown = "", anchors: where }] of listBlockFields(schema)) {
      if (!where || !matchesFields(inner, where)) continue;
      const ids = resolveEntryIds(childValue(inner, name), collection(shown));
      for (const entry of ids) anchors.push({ id: entry, path: pointer(path, name) });
    }
  });
  return anchors;
}

function listBlockFields(schema: Schema): [string, Schema][] {
  return schema.$id?.startsWith("blocks/") ? Object.entries(schema.properties ?? {}) : [];
}

function matchesFields(value: unknown, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([name, each]) => childValue(value, name) === each);
}

/** Returns the collections whose entries may have anchors on pages. */
export function findAnchoredCollections(schemas: Schemas): string[] {
  const fields = Object.values(schemas).flatMap(listBlockFields);
  return fields.flatMap(([, { anchors, collection }]) => (anchors && collection) || []);
}

/** Returns the ids of the existing entries that a field names. Returns all ids for `"all"`. */
export function resolveEntryIds(written: unknown, { entries }: Collection): string[] {
  if (written === "all") return [...entries.keys()];
  const ids = Array.isArray(written) ? written : [written];
  return ids.filter((id): id is string => typeof id === "string" && entries.has(id));
}
