import type { CheckRules, LoadedFiles } from "../../load/files/loaded-files.ts";
import { createWalker } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { dropRejectedChanges, type ValueChange } from "./content-changes.ts";

/** The removal of every field of a page or list that its schema does not require. */
function listOptionalFieldRemovals({ files }: LoadedFiles, { schemas }: CheckRules): ValueChange[] {
  const walker = createWalker(schemas);
  const changes: ValueChange[] = [];
  for (const [file, { schemaId, parsed }] of files.entries()) {
    if (/^(theme|labels|tax-tables)/.test(schemaId)) continue;
    walker.walk(schemaId, parsed.value, ({ path, value, schema }) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      if (!schema.properties) return;
      // Not removed: other files refer to a thing by its id, and link to parts that only its layout
      // has.
      const needed = ["id", "layout", ...(schema.required ?? [])];
      const names = Object.keys(value).filter((name) => !needed.includes(name));
      changes.push(...names.map((name) => ({ file, path: pointer(path, name), value: undefined })));
    });
  }
  return changes;
}

/** Content without all fields that may be missing together, and the number of fields removed. */
export function removeOptionalFields(contents: LoadedFiles, rules: CheckRules) {
  const passed = dropRejectedChanges(contents, listOptionalFieldRemovals(contents, rules), rules);
  return { contents: passed.contents, removed: passed.changes.length };
}
