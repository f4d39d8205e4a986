import { Ajv } from "ajv";
import { formats } from "../../content/formats/formats.ts";
import { annotations, type Schemas } from "../../content/schemas.ts";
import type { Diagnostic } from "../../text/diagnostic.ts";
import type { ParsedFile } from "../../text/parsed-file.ts";
import { oncePerValue } from "../once.ts";
import { checkValues } from "./check-values.ts";
import { countLengthsQuickly } from "./count-lengths.ts";
import { explainErrors } from "./explain-errors.ts";
import type { ValidatorError } from "./mistake.ts";
import { matches } from "./own-pattern.ts";
import { Subject } from "./subject.ts";

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
    const errors = check(parsed.value) ? [] : ((check.errors ?? []) as ValidatorError[]);
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
    // Polishing the code of the checks takes longer than a site takes to be checked.
    code: { optimize: false },
  });
  countLengthsQuickly(ajv);
  for (const keyword of annotations) ajv.addKeyword(keyword === "matches" ? matches : keyword);
  for (const [name, { check }] of Object.entries(formats))
    ajv.addFormat(name, (text: string) => check(text) === undefined);
  ajv.addSchema(Object.values(schemas));
  return ajv;
}
