import type { Change } from "../../yaml/edit/change.ts";
import type { GeneratedFile, LineSpan } from "./random-yaml-writer.ts";
import { pointerSteps } from "./reference-model.ts";

/** A generated file with its lines before and after an edit. */
interface EditedFileLines {
  file: GeneratedFile;
  before: readonly string[];
  after: readonly string[];
}

/** Reports changes to lines that the edit does not concern. */
export function findUnexpectedChanges(file: GeneratedFile, change: Change, text: string): string[] {
  const ground = { file, before: splitKeepingBreaks(file.text), after: splitKeepingBreaks(text) };
  const { path, kind } = change;
  if (kind === "set") return findChangesOutside(ground, valueLineRange(file, path));
  if (kind === "rename-key") return findChangesOutside(ground, keyLineRange(file, path));
  const list = parentOf(path);
  const siblings = listChildSpans(file, list);
  const isOpen = siblings.some(({ flow }) => flow !== undefined);
  const isLast = kind === "remove" && siblings.length === 1;
  if (isOpen || isLast || siblings.length === 0)
    return findChangesOutside(ground, valueLineRange(file, list));
  const place = entryIndex(file, change, siblings);
  if (kind === "remove") return checkRemoval(ground, siblings, place);
  if (kind === "move") return checkMove(ground, siblings, place);
  return checkInsertion(ground, siblings, kind === "duplicate" ? place + 1 : place);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Splits a text into lines, line breaks included. */
function splitKeepingBreaks(text: string): string[] {
  return text.replace(/^\ufeff/, "").match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];
}

function listChildSpans(file: GeneratedFile, path: string): LineSpan[] {
  const inside = [...file.spans].filter(([other]) => other !== "" && parentOf(other) === path);
  return inside.map(([, stretch]) => stretch);
}

function entryIndex(file: GeneratedFile, change: Change, siblings: readonly LineSpan[]): number {
  const step = pointerSteps(change.path).at(-1) ?? "";
  if (change.kind === "insert" && step === "-") return siblings.length;
  const stretch = file.spans.get(change.path);
  if (change.kind !== "insert") return stretch ? siblings.indexOf(stretch) : -1;
  if (stretch) return siblings.indexOf(stretch);
  const name = change.before?.replaceAll("~", "~0").replaceAll("/", "~1");
  const before = file.spans.get(`${parentOf(change.path)}/${name}`);
  return before ? siblings.indexOf(before) : siblings.length;
}

/** Returns the lines of a value, or of the outermost flow collection around it. */
function valueLineRange(file: GeneratedFile, path: string): { first: number; last: number } {
  const stretch = file.spans.get(path);
  const whole = stretch?.flow === undefined ? stretch : file.spans.get(stretch.flow);
  return whole ?? { first: 0, last: file.lines.length };
}

function keyLineRange(file: GeneratedFile, path: string): { first: number; last: number } {
  const stretch = file.spans.get(path);
  if (!stretch || stretch.flow !== undefined) return valueLineRange(file, path);
  return { first: stretch.first, last: stretch.first };
}

// Also true if only one of the lines has a line break: the last line of a file may have none, and
// gets one when a line is appended.
function isSameLine(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  const [one, other] = [withoutLineBreak(a), withoutLineBreak(b)];
  return one === other && (one === a || other === b);
}

function withoutLineBreak(line: string): string {
  return line.replace(/[\r\n]+$/, "");
}

function countCommonStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && isSameLine(a[count], b[count])) count += 1;
  return count;
}

function countCommonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && isSameLine(a.at(-1 - count), b.at(-1 - count)))
    count += 1;
  return count;
}

/** Checks that the lines before and after a range are unchanged. */
function findChangesOutside(
  { before, after }: EditedFileLines,
  { first, last }: { first: number; last: number },
): string[] {
  const start = countCommonStart(before, after);
  const end = countCommonEnd(before, after);
  return [
    ...(start < Math.min(first, before.length)
      ? [`line ${start + 1} changed, above ${first + 1}`]
      : []),
    ...(end < before.length - 1 - last ? [`a line below ${last + 1} changed`] : []),
  ];
}

/**
 * Checks that all old lines are unchanged. All new lines must be together, between the neighbours
 * of the new entry.
 */
function checkInsertion(
  ground: EditedFileLines,
  siblings: readonly LineSpan[],
  place: number,
): string[] {
  const { before, after } = ground;
  const [last, next] = [siblings[place - 1], siblings[place]];
  if (next?.shared) return checkFirstInsertion(ground, next);
  const start = countCommonStart(before, after);
  const end = countCommonEnd(before, after);
  if (start + end < before.length) return ["a line changed that was to stay"];
  const lowest = last ? last.last + 1 : (next?.top ?? 0);
  const highest = next ? next.top : skipBlanks(before, lowest);
  const isThere = start >= lowest && before.length - end <= highest;
  return isThere ? [] : [`new lines at ${before.length - end}–${start}, not ${lowest}–${highest}`];
}

function skipBlanks(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && (lines[at] ?? "").trim() === "") at += 1;
  return at;
}

// With a new first field, "- id: x" becomes the lines "- new: y" and "  id: x".
function checkFirstInsertion({ before, after }: EditedFileLines, next: LineSpan): string[] {
  const faults = findChangesOutside({ before, after } as EditedFileLines, {
    first: next.first,
    last: next.first,
  });
  const behind = before.length - 1 - next.first;
  const line = after[after.length - 1 - behind]?.trimStart() ?? "";
  return before[next.first]?.endsWith(line) || line.startsWith("-")
    ? faults
    : [...faults, "the first line lost its words"];
}

/**
 * Checks that only the lines of the entry are removed. Empty lines next to it may be removed too.
 */
function checkRemoval(
  ground: EditedFileLines,
  siblings: readonly LineSpan[],
  place: number,
): string[] {
  const { before, after } = ground;
  const [stretch, next] = [siblings[place], siblings[place + 1]];
  if (!stretch) return ["the writer does not know the place"];
  if (stretch.shared && next) return checkFirstRemoval(ground, stretch, next);
  const rest = [...before.slice(0, stretch.top), ...before.slice(stretch.last + 1)];
  const isInOrder = areSameLines(nonBlankLines(rest), nonBlankLines(after));
  const start = countCommonStart(before, after);
  const isOnePlace = start + countCommonEnd(before, after) >= after.length;
  return [
    ...(isInOrder ? [] : ["other lines than those of the entry went"]),
    ...(isOnePlace ? [] : ["lines went in two places"]),
  ];
}

function checkFirstRemoval(
  comparison: EditedFileLines,
  removed: LineSpan,
  next: LineSpan,
): string[] {
  const { before, after } = comparison;
  const faults = findChangesOutside(comparison, { first: removed.first, last: next.first });
  const behind = before.length - 1 - next.first;
  const line = withoutLineBreak(before[next.first] ?? "").trim();
  const found = withoutLineBreak(after[after.length - 1 - behind] ?? "");
  return found.endsWith(line) || found.trimEnd().endsWith(line)
    ? faults
    : [...faults, "the next entry lost its words"];
}

function nonBlankLines(lines: readonly string[]): string[] {
  return lines.map(withoutLineBreak).filter((line) => line.trim() !== "");
}

function areSameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

/** Checks that the lines of the entry moved together and that the other lines keep their order. */
function checkMove(
  { before, after }: EditedFileLines,
  siblings: readonly LineSpan[],
  place: number,
): string[] {
  const stretch = siblings[place];
  if (!stretch) return ["the writer does not know the place"];
  const isShared = siblings.some(({ shared }) => shared);
  const plain = (lines: readonly string[]) =>
    isShared
      ? nonBlankLines(lines).map((line) => line.replace(/^[\s-]*/, ""))
      : nonBlankLines(lines);
  const own = plain(before.slice(stretch.top, stretch.last + 1));
  const rest = plain([...before.slice(0, stretch.top), ...before.slice(stretch.last + 1)]);
  const now = plain(after);
  const found = now.some((_, at) => {
    const isOwn = areSameLines(now.slice(at, at + own.length), own);
    return isOwn && areSameLines([...now.slice(0, at), ...now.slice(at + own.length)], rest);
  });
  const isEven = before.length === after.length;
  return [
    ...(found ? [] : ["other lines than those of the entry moved"]),
    ...(isEven ? [] : [`${before.length} lines became ${after.length}`]),
  ];
}
