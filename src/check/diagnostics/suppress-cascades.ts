import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { parentPointer } from "../../yaml/json-pointer.ts";
import { findLineBelow, type Line, lineAt, linesOf } from "../../yaml/lines.ts";
import { withoutUnacceptableFix } from "../../yaml/lossless-fix.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { CheckDiagnosticCode } from "./create-diagnostic.ts";

/** Whether a diagnostic is only a consequence of another one. */
type CascadePredicate = (mistake: Diagnostic) => boolean;

/**
 * Removes the diagnostics of a file that are only consequences of others.
 *
 * No other code decides between diagnostics. Their sources only avoid duplicates:
 * `yaml/parse/recovering-parse.ts` finds the same mistake in several passes, and
 * `check/schema/explain-errors.ts` gets several errors for one value. Consequences in other files
 * need no decision: a file with errors is not compared with others, and entries that it may have
 * lost are not reported as missing (`references/check-against-rules.ts`).
 *
 * @param parsed the file, with the diagnostics of its text
 * @param found the diagnostics of the validator for its values
 */
export function suppressCascades(parsed: ParsedFile, found: readonly Diagnostic[]): Diagnostic[] {
  const fromText = createTextCascadePredicate(parsed);
  const values = keepFirstPerValue(found).filter((each) => isLostLineCode(each) || !fromText(each));
  const ordered = values.sort((a, b) => a.range.start - b.range.start);
  const fromField = createFieldCascadePredicate(ordered);
  const all = [...parsed.diagnostics.filter((each) => !fromField(each)), ...ordered];
  const fromLine = createLineCascadePredicate(parsed, all, ordered.filter(isLostLineCode));
  const causes = all.filter((each) => !fromLine(each));
  return causes.map((each) => withoutUnacceptableFix(parsed.text, each));
}

/**
 * Returns one diagnostic per value, and one per group with missing fields. Codes about characters
 * and markup may repeat in a value (`repeatableCodes`).
 */
function keepFirstPerValue(found: readonly Diagnostic[]): Diagnostic[] {
  const firsts = new Map<string, Diagnostic>();
  for (const each of found) {
    const { code, path, range } = each;
    const group = code === "missing-field" ? `group ${path}` : path;
    const place =
      isLostLineCode(each) || repeatableCodes.has(code) ? `${code} ${range.start}` : group;
    if (!firsts.has(place)) firsts.set(place, each);
  }
  return [...firsts.values()];
}

/**
 * Creates the test for diagnostics of values that are wrong only because of a mistake in the text.
 */
function createTextCascadePredicate({ text, diagnostics }: ParsedFile): CascadePredicate {
  const unrepaired = diagnostics.filter(({ fix, path }) => !fix && path !== "");
  const blamed = new Set(unrepaired.map(({ path }) => path));
  // A value that starts at a repaired character is only a guess of the parser.
  const starts = new Set(diagnostics.map(({ range }) => range.start));
  const moved = diagnostics.filter(({ code }) => code === "indentation");
  const repeats = diagnostics.filter(({ code }) => code === "duplicate-key");
  return ({ code, path, range }) => {
    // A missing field is a mistake of its own, no matter what is wrong with the text before it.
    if (code === "missing-field") return false;
    if (blamed.has(path) || starts.has(range.start)) return true;
    // The indentation diagnostic already gives or guesses the right level of the line.
    if (code === "misplaced-field")
      return moved.some((each) => each.path === path || arePastedTogether(text, each.range, range));
    // A repeated field starts another group, whose first line was lost.
    const isBefore = (repeat: Diagnostic) =>
      parentPointer(repeat.path) === parentPointer(path) && repeat.range.start < range.start;
    return code === "unknown-field" && repeats.some(isBefore);
  };
}

/** Whether two lines without indentation were pasted together: no blank line separates them. */
function arePastedTogether(text: string, first: Range, other: Range): boolean {
  const isAtMargin = first.start === first.end && /^$|[\n\r]/.test(text.charAt(other.start - 1));
  return isAtMargin && !/\n[ \t]*\r?\n/.test(text.slice(first.start, other.start));
}

/**
 * Creates the test for repeated fields below a misplaced name. If a name is indented too far, the
 * fields below it become its siblings and may repeat their names.
 */
function createFieldCascadePredicate(values: readonly Diagnostic[]): CascadePredicate {
  const misplaced = values.filter(({ code }) => code === "misplaced-field");
  return ({ code, path, range }) => {
    if (code !== "duplicate-key") return false;
    const isAbove = (field: Diagnostic) =>
      field.range.start < range.start && parentPointer(field.path) === parentPointer(path);
    return misplaced.some(isAbove);
  };
}

/**
 * Creates the test for diagnostics around a damaged line (`isLostLineCode`): in the lines below it,
 * and in the line after those.
 */
function createLineCascadePredicate(
  parsed: ParsedFile,
  all: readonly Diagnostic[],
  lost: readonly Diagnostic[],
): CascadePredicate {
  if (lost.length === 0) return () => false;
  const lines = linesOf(parsed);
  const numberOf = ({ range }: Diagnostic) => lineAt(lines, range.start).number;
  const areas = lost.map((each) => affectedLines(lines, each));
  const torn = new Set(all.filter(({ code }) => code === "indentation").map(numberOf));
  const lostLines = new Set(lost);
  return (mistake) => {
    const [line, { code, path }] = [numberOf(mistake), mistake];
    // If the line after the area has a wrong indentation, it is no longer in its group. The group
    // only seems to lack it.
    if (code === "missing-field") return areas.some((a) => a.from === line && torn.has(a.to));
    if (lostLines.has(mistake) || !codesAroundLostLines.has(code)) return false;
    const isNear = areas.some(({ from, to }) => from <= line && line <= to);
    return isNear || areas.some((area) => path !== "" && area.path === path);
  };
}

// Returns the lines below the damaged line and the line after those, whose indentation seems wrong.
function affectedLines(lines: readonly Line[], { code, range, path }: Diagnostic) {
  const first = lineAt(lines, range.start);
  if (code === "lost-colon") return { from: first.number, to: first.number, path: "" };
  const indent = first.text.search(/\S/);
  const isOutside = ({ text }: Line) => /\S/.test(text) && text.search(/\S/) < indent;
  const next = findLineBelow(lines, range.start, isOutside);
  return { from: first.number, to: next?.number ?? lines.length + 1, path };
}

/**
 * Whether a diagnostic is about a line that lost its colon, its parent line or its line break. The
 * schema check finds such a line, and explains it better than the syntax diagnostics of that line.
 */
function isLostLineCode({ code }: Diagnostic): boolean {
  return code === "lost-parent" || code === "lost-colon" || code === "joined-line";
}

/** Codes about characters and markup that visitors would see. A text may have many of them. */
const repeatableCodes: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
  "angle-address",
  "bare-address",
  "chat-marks",
  "code-in-text",
  "excel-error",
  "filler-text",
  "folded-text",
  "foreign-mark",
  "glued-heading",
  "heading-in-line",
  "html-in-text",
  "invisible-sign",
  "link-marks",
  "marks-in-plain",
  "odd-amount",
  "open-blank",
  "open-stars",
  "parted-word",
  "pasted-bullet",
  "pasted-chat",
  "pasted-numbers",
  "pasted-table",
  "picture-in-text",
  "remark-in-text",
  "table-rows",
]);

const codesAroundLostLines: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
  "indentation",
  "joined-line",
  "stray-text",
  "too-long",
  "unknown-field",
]);
