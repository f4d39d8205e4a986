import type { Schemas } from "../../model/schema/schemas.ts";
import { siteSchemaFiles } from "./read-schemas.ts";
import { SiteCodeError } from "./site-code-files.ts";
import { ownCodeWords as words } from "./words.pt-br.ts";

/**
 * The fault that schemas of a site's own code are to blame for, where they could not be made into checks.
 *
 * @param folder the site's own code
 * @param error what was thrown while the checks were made
 * @returns a sentence that names the file; the error itself where none of them is to blame
 */
export async function findSchemaError(folder: string, error: unknown): Promise<unknown> {
  const { compileChecks } = await import("../../check/compiled/compile-checks.ts");
  const own = siteSchemaFiles(folder);
  const reason = error instanceof Error ? error.message : String(error);
  const isFaulty = (schemas: Schemas, id: string) => {
    try {
      compileChecks(schemas)(id);
      return false;
    } catch (found) {
      // What a schema refers to is not there when it stands alone.
      return !/can't resolve reference/.test(String(found));
    }
  };
  const faulty = own.find(({ id, schema }) => isFaulty({ [id]: schema }, id));
  const named = faulty ?? own.find(({ id }) => reason.includes(id)) ?? own[0];
  return named ? new SiteCodeError(words.invalid({ file: named.file, reason })) : error;
}
