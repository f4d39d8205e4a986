import type { SiteLocale } from "../../model/countries/site-locale.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { CompiledCheckLookup } from "../compiled-checks/compiled-check-types.ts";
import { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { diagnoseWrongFolder } from "../folder-structure/wrong-folder.ts";
import { checkSuspiciousValues } from "./check-suspicious-values.ts";
import type { ValidatorError } from "./error-explanation.ts";
import { explainErrors } from "./explain-errors.ts";
import {
  checkFirmAddress,
  hasUnknownCountry,
  isCountryIndependent,
} from "./wrong-site-settings/wrong-postal-address.ts";

/**
 * Checks a parsed file against the schema with this id. Returns the diagnostics.
 *
 * @param home locale of the firm, Brazil by default; `site.json` files define it themselves
 */
export type Validator = (parsed: ParsedFile, schemaId: string, home?: SiteLocale) => Diagnostic[];

/**
 * Creates a validator from assembled schemas (by id) and their compiled checks. It reports errors
 * of values, including consequences of syntax errors, which `suppressCascades` removes. The parsed
 * file has the syntax errors themselves. The validator throws on an unknown schema id.
 */
export function createValidator(schemas: Schemas, checks: CompiledCheckLookup): Validator {
  return (parsed, schemaId, home) => {
    const check = checks(schemaId);
    if (!check) throw new Error(`there is no schema ${schemaId}`);
    if (parsed.value === undefined) return [];
    const subject = new FileWithSchema(parsed, schemas, schemaId, home);
    const misplaced = diagnoseWrongFolder(subject);
    if (misplaced) return [misplaced];
    const all = check(parsed.value) ? [] : ((check.errors ?? []) as ValidatorError[]);
    const errors = hasUnknownCountry(subject) ? all.filter(isCountryIndependent) : all;
    const explained = errors.length > 0 ? explainErrors(subject, errors) : [];
    return [...explained, ...checkSuspiciousValues(subject), ...checkFirmAddress(subject)];
  };
}
