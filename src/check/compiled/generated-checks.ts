import type { Format } from "../../model/formats/format.ts";
import { formats } from "../../model/formats/formats.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { CompiledCheck, CompiledChecks } from "./checks.ts";
import { isEqual } from "./is-equal.ts";
import { followsOwn } from "./matches-pattern.ts";
import { countCharacters, countWritten } from "./text-length.ts";

/**
 * Whether a text has a form. A check of one value knows of no country: where each has a form of its own, no text
 * has it here, so that whoever explains the mistake looks at it, and finds none where it is right.
 */
export function hasFormat({ check, byCountry }: Format, text: string): boolean {
  return byCountry === undefined && check(text) === undefined;
}

/** What printed checks call: they stand in a module of their own, which imports nothing. */
const tools = {
  formats: Object.fromEntries(
    Object.entries(formats).map(([name, format]) => [
      name,
      (text: string) => hasFormat(format, text),
    ]),
  ),
  isEqual,
  countWritten,
  countCharacters,
  followsOwn,
};

/** What a module that `printChecks` wrote exports. */
export type GeneratedChecksModule = (
  help: typeof tools & { schemas: Schemas },
) => Readonly<Record<string, CompiledCheck>>;

/**
 * The checks of a module that `printChecks` wrote: no code is made from text while it runs.
 *
 * @param schemas those from which it was printed
 */
export function loadGeneratedChecks(
  printed: GeneratedChecksModule,
  schemas: Schemas,
): CompiledChecks {
  const checks = new Map(Object.entries(printed({ ...tools, schemas })));
  return (schemaId) => checks.get(schemaId);
}
