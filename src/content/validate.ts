import { Ajv, type DefinedError } from "ajv";
import type { Diagnostic } from "./diagnostic.ts";
import { formats } from "./formats.ts";
import type { ParsedFile } from "./parse.ts";
import { parentOf } from "./pointer.ts";
import { annotations, type Schemas } from "./schemas.ts";
import { explainErrors } from "./validate/errors.ts";
import { countLengthsQuickly } from "./validate/lengths.ts";
import { Subject } from "./validate/subject.ts";
import { checkValues } from "./validate/texts.ts";

/** Checks one parsed file against the schema with that id; empty when nothing is wrong. */
export type Validator = (parsed: ParsedFile, schemaId: string) => Diagnostic[];

/**
 * Compiles the schemas, assembled, by their id. The validator tells only what is wrong with the
 * value; the mistakes of the text stand in the parsed file. Throws on a faulty or unknown schema.
 */
export function createValidator(schemas: Schemas): Validator {
  const ajv = createAjv(schemas);
  return (parsed, schemaId) => {
    const check = ajv.getSchema(schemaId);
    if (!check) throw new Error(`there is no schema ${schemaId}`);
    if (parsed.value === undefined) return [];
    const subject = new Subject(parsed, schemas, schemaId);
    const errors = check(parsed.value) ? [] : ((check.errors ?? []) as DefinedError[]);
    const explained = errors.length > 0 ? explainErrors(subject, errors) : [];
    return oncePerValue(parsed, [...explained, ...checkValues(subject)]);
  };
}

function createAjv(schemas: Schemas): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
    multipleOfPrecision: 6,
  });
  countLengthsQuickly(ajv);
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const [name, check] of Object.entries(formats))
    ajv.addFormat(name, (text: string) => check(text) === undefined);
  ajv.addSchema(Object.values(schemas));
  return ajv;
}

// What the text of a value has been blamed for, or an earlier check, need not be said again.
function oncePerValue(parsed: ParsedFile, found: readonly Diagnostic[]): Diagnostic[] {
  if (found.length === 0) return [];
  const unrepaired = parsed.diagnostics.filter(({ fix, path }) => !fix && path !== "");
  const blamed = new Set(unrepaired.map(({ path }) => path));
  // What a text was read as once its first sign was repaired is not what was meant.
  const starts = new Set(parsed.diagnostics.map(({ range }) => range.start));
  const moved = parsed.diagnostics.filter(({ code }) => code === "indentation");
  const seen = new Set<string>();
  const repeats = parsed.diagnostics.filter(({ code }) => code === "duplicate-key");
  const told = found.filter((diagnostic) => {
    const { code, path, range } = diagnostic;
    const isGroup = code === "missing-field";
    const key = isGroup ? `group ${path}` : path;
    const isBlamed = blamed.has(path) || starts.has(range.start);
    const isNew = !seen.has(key) && (isGroup || !isBlamed);
    seen.add(key);
    // After a repeated field a group is another one, which lacks its first line.
    const isAfterRepeat = repeats.some(
      (repeat) => parentOf(repeat.path) === parentOf(path) && repeat.range.start < range.start,
    );
    // Where a line with a wrong indentation belongs has been said, if only as a guess.
    const isMoved = code === "misplaced-field" && moved.some((each) => each.path === path);
    return isNew && !isMoved && !(code === "unknown-field" && isAfterRepeat);
  });
  return told.sort((a, b) => a.range.start - b.range.start);
}
