import type { Diagnostic, Range } from "../yaml/diagnostic.ts";
import { parentOf } from "../yaml/json-pointer.ts";
import { findLineBelow, type Line, lineAt, linesOf } from "../yaml/lines.ts";
import { withoutLossyFix } from "../yaml/lossless-fix.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import type { CheckCode } from "./diagnose.ts";

/** Tells of a mistake whether it only follows from another one. */
type IsCascade = (mistake: Diagnostic) => boolean;

/**
 * All that is wrong with a file by itself, without what only follows from another of its mistakes.
 *
 * Nothing else decides between mistakes. Who finds them may only see to it that one mistake is one:
 * `text/yaml/reading.ts` meets the same one in several readings, `shape/explain-errors.ts` gets several
 * errors for one value. Between files nothing has to be decided: a file with errors is not compared
 * with others, and what it may have lost is not missed there (`references/check-references.ts`).
 *
 * @param parsed the file, with the mistakes of its text
 * @param found what the validator says of its values
 */
export function suppressCascades(parsed: ParsedFile, found: readonly Diagnostic[]): Diagnostic[] {
  const fromText = cascadesFromText(parsed);
  const values = firstPerValue(found).filter((each) => isLostLineCode(each) || !fromText(each));
  const ordered = values.sort((a, b) => a.range.start - b.range.start);
  const fromField = cascadesFromField(ordered);
  const all = [...parsed.diagnostics.filter((each) => !fromField(each)), ...ordered];
  const fromLine = cascadesFromLine(parsed, all, ordered.filter(isLostLineCode));
  const causes = all.filter((each) => !fromLine(each));
  return causes.map((each) => withoutLossyFix(parsed.text, each));
}

/** One mistake for each value, but for marks in it, and one for each group that lacks something. */
function firstPerValue(found: readonly Diagnostic[]): Diagnostic[] {
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

/** What is wrong with a value because its text is: it is not what was meant. */
function cascadesFromText({ text, diagnostics }: ParsedFile): IsCascade {
  const unrepaired = diagnostics.filter(({ fix, path }) => !fix && path !== "");
  const blamed = new Set(unrepaired.map(({ path }) => path));
  // What a text was read as once its first sign was repaired is not what was meant.
  const starts = new Set(diagnostics.map(({ range }) => range.start));
  const moved = diagnostics.filter(({ code }) => code === "indentation");
  const repeats = diagnostics.filter(({ code }) => code === "duplicate-key");
  return ({ code, path, range }) => {
    // A group lacks what it lacks, whatever is wrong with the text before it.
    if (code === "missing-field") return false;
    if (blamed.has(path) || starts.has(range.start)) return true;
    // Where a line with a wrong indentation belongs has been said, if only as a guess.
    if (code === "misplaced-field")
      return moved.some((each) => each.path === path || arePastedTogether(text, each.range, range));
    // After a repeated field a group is another one, which lacks its first line.
    const isBefore = (repeat: Diagnostic) =>
      parentOf(repeat.path) === parentOf(path) && repeat.range.start < range.start;
    return code === "unknown-field" && repeats.some(isBefore);
  };
}

/** Whether two lines without any indentation came together: no empty line parts them. */
function arePastedTogether(text: string, first: Range, other: Range): boolean {
  const isAtMargin = first.start === first.end && /^$|[\n\r]/.test(text.charAt(other.start - 1));
  return isAtMargin && !/\n[ \t]*\r?\n/.test(text.slice(first.start, other.start));
}

/** What stood below a name that slipped to the right stands beside it, with what has the same names. */
function cascadesFromField(values: readonly Diagnostic[]): IsCascade {
  const misplaced = values.filter(({ code }) => code === "misplaced-field");
  return ({ code, path, range }) => {
    if (code !== "duplicate-key") return false;
    const isAbove = (field: Diagnostic) =>
      field.range.start < range.start && parentOf(field.path) === parentOf(path);
    return misplaced.some(isAbove);
  };
}

/**
 * What seems wrong around a line that has lost what makes it one: what stood below it, and the line
 * after that.
 */
function cascadesFromLine(
  parsed: ParsedFile,
  all: readonly Diagnostic[],
  lost: readonly Diagnostic[],
): IsCascade {
  if (lost.length === 0) return () => false;
  const lines = linesOf(parsed);
  const numberOf = ({ range }: Diagnostic) => lineAt(lines, range.start).number;
  const areas = lost.map((each) => affectedLines(lines, each));
  const torn = new Set(all.filter(({ code }) => code === "indentation").map(numberOf));
  const lostLines = new Set(lost);
  return (mistake) => {
    const [line, { code, path }] = [numberOf(mistake), mistake];
    // Where the line after them was moved out of the group, the group only seems to lack it.
    if (code === "missing-field") return areas.some((a) => a.from === line && torn.has(a.to));
    if (lostLines.has(mistake) || !codesAroundLostLines.has(code)) return false;
    const isNear = areas.some(({ from, to }) => from <= line && line <= to);
    return isNear || areas.some((area) => path !== "" && area.path === path);
  };
}

// What stands below the lost line, and the line after that, which seems to begin at a wrong place.
function affectedLines(lines: readonly Line[], { code, range, path }: Diagnostic) {
  const first = lineAt(lines, range.start);
  if (code === "lost-colon") return { from: first.number, to: first.number, path: "" };
  const indent = first.text.search(/\S/);
  const isOutside = ({ text }: Line) => /\S/.test(text) && text.search(/\S/) < indent;
  const next = findLineBelow(lines, range.start, isOutside);
  return { from: first.number, to: next?.number ?? lines.length + 1, path };
}

/** What is known of a line by what its group lacks: it knows what the text was blamed for, and says it better. */
function isLostLineCode({ code }: Diagnostic): boolean {
  return code === "lost-parent" || code === "lost-colon" || code === "joined-line";
}

/** What visitors would read as it is typed: a text may have many. */
const repeatableCodes: ReadonlySet<string> = new Set<CheckCode>([
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

const codesAroundLostLines: ReadonlySet<string> = new Set<CheckCode>([
  "indentation",
  "joined-line",
  "stray-text",
  "too-long",
  "unknown-field",
]);
