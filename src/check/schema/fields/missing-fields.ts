import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { parentOf, pointer } from "../../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../../yaml/lines.ts";
import type { FileWithSchema } from "../file-with-schema.ts";
import { countryExample } from "./country-example.ts";

/**
 * All that a group lacks, in one diagnostic with lines to copy.
 *
 * @param demandedBy the field beside which it may not be missing
 */
export function missingFields(
  subject: FileWithSchema,
  path: string,
  names: readonly string[],
  demandedBy?: string,
): Diagnostic {
  const fields = names.map((name) => subject.fieldIn(path, name));
  const hints = names.map((name) => countryExample(subject, pointer(path, name), name));
  const column = fieldIndent(subject, path);
  const lines = hints.filter((each) => each !== undefined).flatMap((each) => each.split("\n"));
  const hint = lines.map((line) => " ".repeat(column) + line).join("\n");
  const range =
    demandedBy === undefined
      ? groupRange(subject, path, names)
      : subject.parsed.rangeAt(pointer(path, demandedBy), "key");
  return subject.diagnose("missing-field", path, { fields, demandedBy }, { range, hint });
}

/**
 * What stands for a group that lacks something: its name, where it has one; else its first field, and
 * also where that makes it lack what others need not have: `type: http` an address.
 */
function groupRange(subject: FileWithSchema, path: string, lacks: readonly string[]): Range {
  const isNamed = path !== "" && !Array.isArray(subject.value(parentOf(path)));
  const isPlain = lacks.every((name) => subject.isRequired(pointer(path, name)));
  return isNamed && isPlain ? subject.keyRange(path) : subject.headRange(path);
}

/** Where the fields of a group begin; between braces they stand in no column. */
function fieldIndent(subject: FileWithSchema, path: string): number {
  const { start } = subject.headRange(path);
  const line = lineAt(linesOf(subject.parsed), start);
  const before = line.text.slice(0, start - line.start);
  return /^[ -]*$/.test(before) ? before.length : 0;
}
