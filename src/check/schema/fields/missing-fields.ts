import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { parentPointer, pointer } from "../../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../../yaml/lines.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { findCountryExample } from "./country-example.ts";

/**
 * Creates one diagnostic for all fields that a group lacks, with lines to copy.
 *
 * @param demandedBy the field that requires them
 */
export function diagnoseMissingFields(
  subject: FileWithSchema,
  path: string,
  names: readonly string[],
  demandedBy?: string,
): Diagnostic {
  const fields = names.map((name) => subject.fieldIn(path, name));
  const hints = names.map((name) => findCountryExample(subject, pointer(path, name), name));
  const column = fieldIndent(subject, path);
  const lines = hints.filter((each) => each !== undefined).flatMap((each) => each.split("\n"));
  const hint = lines.map((line) => " ".repeat(column) + line).join("\n");
  const range =
    demandedBy === undefined
      ? missingFieldsRange(subject, path, names)
      : subject.parsed.rangeAt(pointer(path, demandedBy), "key");
  return subject.diagnose("missing-field", path, { fields, demandedBy }, { range, hint });
}

/**
 * Returns the range that represents a group with missing fields. This is the group's name, if it
 * has one and always requires these fields. Otherwise it is the group's first field, which may be
 * the reason for them: `type: http` requires an address.
 */
function missingFieldsRange(
  subject: FileWithSchema,
  path: string,
  lacks: readonly string[],
): Range {
  const isNamed = path !== "" && !Array.isArray(subject.value(parentPointer(path)));
  const isPlain = lacks.every((name) => subject.isRequired(pointer(path, name)));
  return isNamed && isPlain ? subject.keyRange(path) : subject.headRange(path);
}

/** Returns the column of a group's fields; 0 for a group in braces. */
function fieldIndent(subject: FileWithSchema, path: string): number {
  const { start } = subject.headRange(path);
  const line = lineAt(linesOf(subject.parsed), start);
  const before = line.text.slice(0, start - line.start);
  return /^[ -]*$/.test(before) ? before.length : 0;
}
