import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import type { Schemas } from "../../model/schema/schemas.ts";
import { siteSchemaFiles } from "./read-schemas.ts";
import { SiteCodeError } from "./site-code-files.ts";

/**
 * Finds the site schema that caused a failed schema compilation.
 *
 * @param folder the folder of the site code
 * @param error the error thrown by the compilation
 * @returns a `SiteCodeError` naming the file, or the error itself if the site has no schemas
 */
export async function findSchemaError(folder: string, error: unknown): Promise<unknown> {
  const { compileChecks } = await import("../../check/schema-compilation/compile-checks.ts");
  const own = siteSchemaFiles(folder);
  const reason = error instanceof Error ? error.message : String(error);
  const isFaulty = (schemas: Schemas, id: string) => {
    try {
      compileChecks(schemas)(id);
      return false;
    } catch (found) {
      // A schema that is compiled alone lacks the schemas to which it refers. That is not its
      // error.
      return !/can't resolve reference/.test(String(found));
    }
  };
  const faulty = own.find(({ id, schema }) => isFaulty({ [id]: schema }, id));
  const named = faulty ?? own.find(({ id }) => reason.includes(id)) ?? own[0];
  return named ? new SiteCodeError(strings.invalid({ file: named.file, reason })) : error;
}
