import { checkPublication } from "../check/live/check-live.ts";
import type { CheckResult } from "./assemble.ts";
import { loadRules } from "./load-folder.ts";
import { schemaOf } from "./repair-folder.ts";

/** Adds to what was found in a content folder what must not go live. */
export async function withPublication(
  content: string,
  checked: CheckResult,
  date?: string,
): Promise<CheckResult> {
  const { schemas, book } = await loadRules(content);
  const published = checked.files.flatMap((parsed) => {
    const schemaId = schemaOf(content, parsed.file, book.collections);
    return schemaId ? [{ parsed, schemaId }] : [];
  });
  const found = checkPublication(published, schemas, date);
  return { ...checked, diagnostics: [...checked.diagnostics, ...found] };
}
