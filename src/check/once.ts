import type { Diagnostic } from "../text/diagnostic.ts";
import { withKeptSigns } from "../text/kept-signs.ts";
import { type Line, lineAt, splitLines } from "../text/lines.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { parentOf } from "../text/pointer.ts";
import type { CheckCode } from "./diagnose.ts";

/** Of what is wrong with values, all that neither the text nor another value has been blamed for. */
export function oncePerValue(parsed: ParsedFile, found: readonly Diagnostic[]): Diagnostic[] {
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
    // These know what the text was blamed for, and say it better.
    if (isLostLine(diagnostic)) return isFirst(seen, `lost ${range.start}`);
    const isGroup = code === "missing-field";
    const key = isGroup ? `group ${path}` : path;
    const isBlamed = blamed.has(path) || starts.has(range.start);
    const isNew = isFirst(seen, key) && (isGroup || !isBlamed);
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

function isFirst(seen: Set<string>, key: string): boolean {
  const isNew = !seen.has(key);
  seen.add(key);
  return isNew;
}

/**
 * All that is wrong with a file: the mistakes of its text and those of its values, without what
 * only follows from a line that was lost.
 *
 * @param found what the validator says of the same file
 */
export function allMistakes(parsed: ParsedFile, found: readonly Diagnostic[]): Diagnostic[] {
  return causesOf(parsed, found).map((each) => withKeptSigns(parsed.text, each));
}

function causesOf(parsed: ParsedFile, found: readonly Diagnostic[]): Diagnostic[] {
  const all = [...parsed.diagnostics.filter((each) => !isOwnOf(each, found)), ...found];
  const lost = found.filter(isLostLine);
  if (lost.length === 0) return all;
  const lines = splitLines(parsed.text);
  const numberOf = ({ range }: Diagnostic) => lineAt(lines, range.start).number;
  const areas = lost.map((each) => areaOf(lines, each));
  // Where the line after them was moved out of the group, the group only seems to lack it.
  const torn = all.filter(({ code }) => code === "indentation").map(numberOf);
  return all.filter((each) => {
    const line = numberOf(each);
    if (
      each.code === "missing-field" &&
      areas.some(({ to, from }) => from === line && torn.includes(to))
    )
      return false;
    const isNear = areas.some(({ from, to }) => from <= line && line <= to);
    const isSwallowing = areas.some(({ path }) => each.path !== "" && path === each.path);
    return lost.includes(each) || !(isNear || isSwallowing) || !consequences.has(each.code);
  });
}

// What stood below a name that slipped to the right stands beside it, with what has the same names.
function isOwnOf(repeat: Diagnostic, found: readonly Diagnostic[]): boolean {
  if (repeat.code !== "duplicate-key") return false;
  return found.some(
    ({ code, path, range }) =>
      code === "misplaced-field" &&
      range.start < repeat.range.start &&
      parentOf(path) === parentOf(repeat.path),
  );
}

// What stands below the lost line, and the line after that, which seems to begin at a wrong place.
function areaOf(lines: readonly Line[], { code, range, path }: Diagnostic) {
  const first = lineAt(lines, range.start);
  if (code === "lost-colon") return { from: first.number, to: first.number, path: "" };
  const indent = first.text.search(/\S/);
  const rest = lines.slice(first.number);
  const length = rest.findIndex(({ text }) => /\S/.test(text) && text.search(/\S/) < indent);
  return { from: first.number, to: first.number + (length < 0 ? rest.length : length) + 1, path };
}

function isLostLine({ code }: Diagnostic): boolean {
  return code === "lost-parent" || code === "lost-colon" || code === "joined-line";
}

const consequences: ReadonlySet<string> = new Set<CheckCode>([
  "indentation",
  "joined-line",
  "stray-text",
  "too-long",
  "unknown-field",
]);
