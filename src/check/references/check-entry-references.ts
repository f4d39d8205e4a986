import { entryNames } from "#lang/check/collections/entry-names";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/**
 * Checks that every entry that a field names exists in its collection. If the field names all
 * entries, checks that there are any.
 */
export function checkEntryReferences(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.reference) return checkEntryReference(source, schema.reference, path, value);
  if (!schema.collection) return;
  if (value === "all") return checkCollectionNotEmpty(source, schema.collection, path);
  if (!Array.isArray(value)) return checkEntryReference(source, schema.collection, path, value);
  for (const [index, id] of value.entries()) {
    if (source.isFull) return;
    checkEntryReference(source, schema.collection, pointer(path, index), id);
  }
}

function checkEntryReference(source: CheckContext, name: string, path: string, id: unknown) {
  if (typeof id !== "string") return;
  const { entries, file, guess } = source.site.collection(name);
  // A file with errors may have lost the entry.
  if (entries.has(id) || file?.valid === false) return;
  const suggestion = guess(id);
  const edits = suggestion === undefined ? undefined : source.subject.replace(path, suggestion);
  source.report(
    "missing-entry",
    path,
    { entry: entryTypeName(source, name), id, suggestion },
    { edits },
  );
}

function entryTypeName({ site }: CheckContext, collection: string): string | undefined {
  const names: Readonly<Record<string, string>> = entryNames;
  return site.draft.collections[collection]?.entry ?? names[collection];
}

function checkCollectionNotEmpty(source: CheckContext, name: string, path: string) {
  const { entries, file } = source.site.collection(name);
  // Claims are a list in the settings file, which always exists.
  const isInSettings = file?.schemaId === "site.json";
  // A list that may be empty needs no file.
  if (allowsEmptyCollection(source, name)) return;
  if (entries.size > 0 || file?.valid === false || (file && !isInSettings)) return;
  const where = isInSettings ? { name: file.parsed.file, field: name } : undefined;
  const missing = { name: `${source.site.draft.folder}/${name}.yaml` };
  source.report("empty-collection", path, where ?? missing);
}

function allowsEmptyCollection({ site: { draft } }: CheckContext, collection: string): boolean {
  return draft.schemas[draft.collections[collection]?.schema ?? ""]?.minItems === 0;
}
