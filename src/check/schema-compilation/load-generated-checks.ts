import type { Format } from "../../model/formats/format.ts";
import { formats } from "../../model/formats/formats.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type {
  CompiledCheck,
  CompiledCheckLookup,
} from "../compiled-checks/compiled-check-types.ts";
import { matchesPatternInField } from "../compiled-checks/matches-pattern.ts";
import { countCharacters, countCharactersWithoutTokens } from "../compiled-checks/text-length.ts";
import { isEqual } from "./is-equal.ts";

/**
 * Whether a text conforms to a format. Returns false for each format that differs by country, since
 * a check of one value does not know the country. `checkFormat` then decides, and reports no error
 * if the text is correct.
 */
export function matchesCountryIndependentFormat(
  { check, byCountry }: Format,
  text: string,
): boolean {
  return byCountry === undefined && check(text) === undefined;
}

/** The functions that generated checks call. The generated module imports nothing. */
const tools = {
  formats: Object.fromEntries(
    Object.entries(formats).map(([name, format]) => [
      name,
      (text: string) => matchesCountryIndependentFormat(format, text),
    ]),
  ),
  isEqual,
  countWritten: countCharactersWithoutTokens,
  countCharacters,
  followsOwn: matchesPatternInField,
};

/** The default export of a module that `generateChecks` wrote. */
export type GeneratedChecksFactory = (
  help: typeof tools & { schemas: Schemas },
) => Readonly<Record<string, CompiledCheck>>;

/**
 * Loads the checks of a module that `generateChecks` wrote, without evaluating code at run time.
 *
 * @param schemas the schemas from which the module was generated
 */
export function loadGeneratedChecks(
  printed: GeneratedChecksFactory,
  schemas: Schemas,
): CompiledCheckLookup {
  const checks = new Map(Object.entries(printed({ ...tools, schemas })));
  return (schemaId) => checks.get(schemaId);
}
