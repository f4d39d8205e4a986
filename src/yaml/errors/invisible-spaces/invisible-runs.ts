import type { Edit } from "../../diagnostic.ts";
import { findClosingQuote } from "../line-shape.ts";
import { blankClass, hasInvisibleSpace, toCommonSpaces } from "./invisible-characters.ts";

/** The location of an invisible space in its line. */
type SpaceLocation = "indent" | "blank" | "dash" | "field" | "colon" | "end";

/** A run of whitespace that includes an invisible space, and its replacement. */
export interface InvisibleRun {
  where: SpaceLocation;
  edit: Edit;
}

const dash = new RegExp(`-([${blankClass}]+|$)`, "y");
const name = new RegExp(
  `(["']?)([\\p{L}_][\\p{L}\\d_-]*)\\1([${blankClass}]*):(?=[${blankClass}]|$)([${blankClass}]*)`,
  "yu",
);
// Matches a dash or a field name that YAML reads as text because of an invisible space.
const entryStart = new RegExp(
  `^(?:-(?:[${blankClass}]|$)|["']?[A-Za-z_][\\w-]*["']?[${blankClass}]*:(?:[${blankClass}]|$))`,
);
const opening = /^(?:["'[{#]|[|>][-+\d]*(?:\s|$))/;
const blockSign = /^(?:[|>][-+\d]*|---|\.\.\.)/;
// Matches a number, an option, an id or an address. A "#" after such a value begins a comment.
const word = new RegExp(`^/?[a-z\\d][a-z\\d_./:-]*(?=[${blankClass}]+#[ \\t])`);
const comment = new RegExp(`[${blankClass}]#.*$`);
const end = new RegExp(`^([${blankClass}]*)(#.*)?$`);

/** Whether a text begins with a dash or the name of a field. */
export function startsEntry(text: string): boolean {
  return entryStart.test(text);
}

/** A line that begins a field or an item. */
export interface EntryLine {
  /** The line without its indentation. */
  rest: string;
  /** Offset of `rest` in the file. */
  from: number;
  /** Whether a name after a dash is that of a field and not the first word of a text. */
  isField(name: string, column: number): boolean;
}

/**
 * Finds invisible spaces around YAML indicators: around dashes, field names and colons, and at the
 * end of a value.
 */
export function runsAroundIndicators(line: EntryLine): InvisibleRun[] {
  const dashes = runsAfterDashes(line);
  const field = runsAroundKey(line, dashes.end);
  return [...dashes.runs, ...field.runs, ...runsAfterValue(line, field.end)];
}

/** The runs found up to an index in `rest`. */
interface RunsWithEnd {
  runs: InvisibleRun[];
  end: number;
}

function runsAfterDashes({ rest, from }: EntryLine): RunsWithEnd {
  const runs: InvisibleRun[] = [];
  let end = 0;
  for (let item = matchAt(dash, rest, end); item; item = matchAt(dash, rest, end)) {
    const [all, gap = ""] = item;
    const start = from + end + 1;
    end += all.length;
    const after = rest.slice(end);
    if (after === "") runs.push(...invisibleRunAt("end", start, gap, ""));
    else if (hasInvisibleSpace(gap.charAt(0)) || startsEntry(after) || opening.test(after))
      runs.push(...invisibleRunAt("dash", start, gap, toCommonSpaces(gap) || " "));
  }
  return { runs, end };
}

function runsAroundKey({ rest, from, isField }: EntryLine, at: number): RunsWithEnd {
  const found = matchAt(name, rest, at);
  if (!found || (at > 0 && !isField(found[2] ?? "", at))) return { runs: [], end: at };
  const [all, , , before = "", gap = ""] = found;
  const end = at + all.length;
  const start = from + end - gap.length;
  const after = rest.slice(end);
  const isOdd = after === "" || hasInvisibleSpace(gap.charAt(0)) || opening.test(after);
  const [where, text] = after === "" ? (["end", ""] as const) : (["colon", " "] as const);
  const behind = isOdd ? invisibleRunAt(where, start, gap, text) : [];
  return {
    runs: [...invisibleRunAt("field", start - 1 - before.length, before, ""), ...behind],
    end,
  };
}

function runsAfterValue({ rest, from }: EntryLine, at: number): InvisibleRun[] {
  const close = closedValueLength(rest.slice(at));
  if (close === 0) return [];
  const [, gap = "", remark] = end.exec(rest.slice(at + close)) ?? [];
  return invisibleRunAt("end", from + at + close, gap, remark ? " " : "");
}

/** Returns one run if the whitespace includes an invisible space, otherwise none. */
function invisibleRunAt(
  where: SpaceLocation,
  start: number,
  blanks: string,
  text: string,
): InvisibleRun[] {
  if (!hasInvisibleSpace(blanks)) return [];
  return [{ where, edit: { start, end: start + blanks.length, text } }];
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Returns the length of a value with its closing character. Returns 0 for a plain text, which ends
 * with its line.
 */
function closedValueLength(value: string): number {
  if (/^["']/.test(value)) return findClosingQuote(value) + 1;
  if (/^[[{]/.test(value)) return lengthToLastBracket(value);
  return (blockSign.exec(value) ?? word.exec(value))?.[0].length ?? 0;
}

function lengthToLastBracket(value: string): number {
  const words = value.replace(comment, "");
  return Math.max(words.lastIndexOf("]"), words.lastIndexOf("}")) + 1;
}
