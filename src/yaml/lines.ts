/**
 * A position as code editors show it: both numbers start at 1, and the column is in UTF-16 units.
 */
export interface Position {
  line: number;
  column: number;
}

/** One line of a text: the offsets of its first character and of its line break. */
export interface Line {
  /** Counted from 1. */
  number: number;
  start: number;
  end: number;
  text: string;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Splits a text at LF, CR LF and CR. Returns at least one line. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== lineFeed && code !== carriageReturn) continue;
    lines.push(createLine(text, lines.length + 1, start, at));
    if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) at += 1;
    start = at + 1;
  }
  lines.push(createLine(text, lines.length + 1, start, text.length));
  return lines;
}

const linesOfFiles = new WeakMap<object, readonly Line[]>();

/**
 * Returns the lines of a parsed file, split only once. Splitting them for each mistake would take
 * quadratic time.
 */
export function linesOf(file: { text: string }): readonly Line[] {
  const lines = linesOfFiles.get(file) ?? splitLines(file.text);
  linesOfFiles.set(file, lines);
  return lines;
}

/** Returns the lines that contain a part of a range. */
export function linesOfRange(
  lines: readonly Line[],
  { start, end }: { start: number; end: number },
): readonly Line[] {
  return lines.slice(
    lineAt(lines, start).number - 1,
    lineAt(lines, Math.max(start, end - 1)).number,
  );
}

/** Returns the first line that passes a test, below the line of an offset. */
export function findLineBelow(
  lines: readonly Line[],
  offset: number,
  test: (line: Line) => boolean,
): Line | undefined {
  for (let at = lineAt(lines, offset).number; at < lines.length; at += 1) {
    const line = lines[at];
    if (line && test(line)) return line;
  }
  return undefined;
}

function createLine(text: string, number: number, start: number, end: number): Line {
  return { number, start, end, text: text.slice(start, end) };
}

/** Returns the line of an offset. An offset past the end belongs to the last line. */
export function lineAt(lines: readonly Line[], offset: number): Line {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low] ?? { number: 1, start: 0, end: 0, text: "" };
}

/** Returns the position of an offset. A line break belongs to the line that it ends. */
export function positionAt(lines: readonly Line[], offset: number): Position {
  const line = lineAt(lines, offset);
  return { line: line.number, column: Math.max(0, offset - line.start) + 1 };
}
