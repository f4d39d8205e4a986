import { locationStrings } from "#lang/check/diagnostics/strings";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { correctedLines } from "../../yaml/edits.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { parentPointer } from "../../yaml/json-pointer.ts";
import { lineAt, splitLines } from "../../yaml/lines.ts";
import type { CheckDiagnosticCode } from "./create-diagnostic.ts";

/**
 * Codes about the notation of a value. Authors repeat such a mistake in all fields of the same
 * kind.
 */
const notationCodes: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
  "number-expected",
  "amount-in-words",
  "text-expected",
  "yes-no",
  "not-an-option",
  "pattern",
  "clock",
  "date",
  "cep",
  "phone",
  "email",
  "https-address",
  "thousands-point",
  "leading-zero",
  "unknown-field",
  "foreign-fields",
  "decimal-comma",
  "own-number",
  "invisible-space",
]);

/**
 * Merges diagnostics about the notation of values, with fixes, into the first one, if they have the
 * same code and are in the same group of fields. Its message names the lines of the others, and its
 * fix repairs all of them. If each had its own line to copy, one copy could undo another.
 *
 * @param readText returns the text of the file; called only for two or more diagnostics, since the
 * file may have to be read again
 * @param found the diagnostics of that file
 */
export function mergeSimilarFixes(
  readText: () => string,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (found.length < 2) return found;
  const text = readText();
  const groups = groupBy(found, (each) => {
    const isMendable = notationCodes.has(each.code) && each.fix && each.hint;
    return isMendable ? `${each.code} ${fieldGroupPath(each.path)}` : each;
  });
  const lines = splitLines(text);
  return [...groups.values()].map((group) => {
    if (group.length === 1) return group[0];
    group.sort((a, b) => a.range.start - b.range.start);
    return mergeDiagnosticGroup(group, text, (each) => lineAt(lines, each.range.start).number);
  });
}

/** Returns the path of the group of a field, with `*` instead of list indexes. */
function fieldGroupPath(path: string): string {
  return parentPointer(path).replace(/\/\d+(?=\/|$)/g, "/*");
}

function mergeDiagnosticGroup(
  all: readonly [Diagnostic, ...Diagnostic[]],
  text: string,
  numberOf: (each: Diagnostic) => number,
): Diagnostic {
  const [first, ...rest] = all;
  const edits = all.flatMap(({ fix }) => fix?.edits ?? []);
  const written = rest.map(({ range }) => text.slice(range.start, range.end));
  const quoted = written.filter((words) => words.trim() !== "");
  const numbers = [...new Set(rest.map(numberOf))].filter((number) => number !== numberOf(first));
  const message = `${first.message} ${locationStrings.likewise({ quoted, numbers })}`;
  return { ...first, message, hint: editedLines(text, edits), fix: { edits } };
}

/**
 * Returns the lines that the edits change, in their edited form, without the lines between them.
 */
function editedLines(text: string, edits: NonNullable<Diagnostic["fix"]>["edits"]): string {
  const lines = splitLines(text);
  const byLine = groupBy(edits, ({ start }) => lineAt(lines, start).start);
  return [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => correctedLines(text, own))
    .join("\n");
}
