import { checkPublication } from "../check/live/check-live.ts";
import { schemaOf } from "../check/lookup/content-files.ts";
import type { CheckResult } from "./assemble.ts";
import type { Rules } from "./folder/contents.ts";
import { type Files, pathIn } from "./folder/files.ts";

/** Adds to what was found in a content folder what must not go live. */
export function withPublication(
  folder: Pick<Files, "name">,
  { schemas, book }: Rules,
  checked: CheckResult,
  date?: string,
): CheckResult {
  const published = checked.files.flatMap((parsed) => {
    const schemaId = schemaOf(pathIn(folder, parsed.file), book.collections);
    return schemaId ? [{ parsed, schemaId }] : [];
  });
  const found = checkPublication(published, schemas, date);
  return { ...checked, diagnostics: [...checked.diagnostics, ...found] };
}
