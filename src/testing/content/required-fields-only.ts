import type { CheckRules, LoadedFiles } from "../../load/files/loaded-files.ts";
import { findOrCreateWalker } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { dropRejectedChanges, type ValueChange } from "./content-changes.ts";

/**
 * Lists the removal of every field that its schema does not require, except in the theme, labels
 * and tax tables.
 */
function listOptionalFieldRemovals({ files }: LoadedFiles, { schemas }: CheckRules): ValueChange[] {
  const walker = findOrCreateWalker(schemas);
  const changes: ValueChange[] = [];
  for (const [file, { schemaId, parsed }] of files.entries()) {
    if (/^(theme|labels|tax-tables)/.test(schemaId)) continue;
    walker.walk(schemaId, parsed.value, ({ path, value, schema }) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      if (!schema.properties) return;
      // Never remove `id` and `layout`. Other files refer to an entry by its id, and link to parts
      // that only its layout has.
      const needed = ["id", "layout", ...(schema.required ?? [])];
      const names = Object.keys(value).filter((name) => !needed.includes(name));
      changes.push(...names.map((name) => ({ file, path: pointer(path, name), value: undefined })));
    });
  }
  return changes;
}

/**
 * Removes as many optional fields as the check accepts. Returns the content and the number of
 * removed fields.
 */
export function removeOptionalFields(contents: LoadedFiles, rules: CheckRules) {
  const passed = dropRejectedChanges(contents, listOptionalFieldRemovals(contents, rules), rules);
  return { contents: passed.contents, removed: passed.changes.length };
}
