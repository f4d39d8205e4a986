import type { LoadResult } from "../content/assemble.ts";
import { hasError } from "../content/diagnostic.ts";
import { loadRules } from "../content/load.ts";
import { checkPublication } from "../content/publish.ts";
import { schemaOf } from "./repair-folder.ts";

/** Adds to what was found in a content folder what must not go live. */
export async function withPublication(
  content: string,
  { site, diagnostics, files }: LoadResult,
  date?: string,
): Promise<LoadResult> {
  const { schemas } = await loadRules();
  const published = files.flatMap((parsed) => {
    const schemaId = schemaOf(content, parsed.file);
    return schemaId ? [{ parsed, schemaId }] : [];
  });
  const all = [...diagnostics, ...checkPublication(published, schemas, date)];
  return { files, diagnostics: all, site: hasError(all) ? undefined : site };
}
