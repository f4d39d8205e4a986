import type { CheckRules, LoadedFiles } from "../../load/files/loaded-files.ts";
import { createWalker } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { acceptedChanges, type ValueChange } from "./hostile-content.ts";

/** What an editor may leave out of a page file or a list: every field that its schema does not ask for. */
function optionalFields({ files }: LoadedFiles, { schemas }: CheckRules): ValueChange[] {
  const walker = createWalker(schemas);
  const changes: ValueChange[] = [];
  for (const [file, { schemaId, parsed }] of files.entries()) {
    if (/^(theme|labels|tax-tables)/.test(schemaId)) continue;
    walker.walk(schemaId, parsed.value, ({ path, value, schema }) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      if (!schema.properties) return;
      // Others name a thing by its id, and lead to what a look shows.
      const needed = ["id", "layout", ...(schema.required ?? [])];
      const names = Object.keys(value).filter((name) => !needed.includes(name));
      changes.push(...names.map((name) => ({ file, path: pointer(path, name), value: undefined })));
    });
  }
  return changes;
}

/** The same content without all that may be left out together, and how many fields went. */
export function withoutOptionalFields(contents: LoadedFiles, rules: CheckRules) {
  const passed = acceptedChanges(contents, optionalFields(contents, rules), rules);
  return { contents: passed.contents, removed: passed.changes.length };
}
