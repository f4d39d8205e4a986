/** A line of a body: its text within its block, and the full source line if it is unchanged. */
export interface BodyLine {
  text: string;
  raw?: string;
}

// Words that start a block when they are at the start of a line.
const blockStartPattern = /^(?:#{1,6}|>.*|[-*_]+|\d{1,2}[.)]|[:-]*\|[|:-]*)$/;
const blockMarkerPattern = /^(?:[-*]|\d{1,2}[.)]|#{1,6})$/;
const needsIndentPattern = /^(?:>|([-*_])(?: *\1){2,} *$)/;

/**
 * Wraps a text to a width. A hard break ends its line with a backslash. No line starts with a block
 * marker: such a line breaks elsewhere or is indented.
 */
export function wrapText(text: string, width: number): string[] {
  const segments = text.split("\n");
  return segments.flatMap((segment, at) => {
    const lines = wrapSegment(segment, width);
    const last = lines.length - 1;
    return at === segments.length - 1
      ? lines
      : lines.map((line, index) => (index === last ? appendHardBreak(line) : line));
  });
}

/**
 * Ends a line with a hard break. After a backslash, two spaces mark the break, because a second
 * backslash would be read as an escape.
 */
function appendHardBreak(line: string): string {
  return line.endsWith("\\") ? `${line}  ` : `${line}\\`;
}

function wrapSegment(segment: string, width: number): string[] {
  const words = splitAtBreakableSpaces(segment);
  const lines: string[] = [];
  // A heading or item marker that is alone on a line is plain text.
  const firstWord = words.findIndex(
    (word, at) => at === words.length - 1 || !blockMarkerPattern.test(word),
  );
  const signs = words.slice(0, firstWord);
  for (const [at, word] of words.slice(firstWord).entries()) {
    const line = at === 0 ? undefined : lines.at(-1);
    const isFull = line === undefined || line.length + 1 + word.length > width;
    if (line !== undefined && (!isFull || blockStartPattern.test(word.trim())))
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return [...signs, ...lines.map((line) => (needsIndentPattern.test(line) ? `    ${line}` : line))];
}

/** Splits a text at single spaces, where a line may break. Runs of several spaces stay whole. */
function splitAtBreakableSpaces(text: string): string[] {
  return text.split(/(?<=\S) (?=\S)/);
}

/** The original lines of a paragraph. */
export interface SourceParagraph {
  raw: readonly string[];
  lines: readonly string[];
}

/**
 * Wraps a changed text. Unchanged lines at the start keep their breaks. Unchanged lines at the end
 * keep theirs if the text between does not need more lines than before.
 */
export function rewrapText(old: SourceParagraph, text: string, width: number): BodyLine[] {
  const written = old.lines.map((line, at) => ({
    ...parseBodyLine(line, at === old.lines.length - 1),
    at,
  }));
  let [from, to, rest] = [0, written.length, text];
  for (; from < to && rest.startsWith(written[from]?.said ?? "\0"); from += 1)
    rest = rest.slice(written[from]?.said.length);
  const whole = rest;
  for (; to > from && endsWithLineText(rest, written[to - 1]?.words, written[to - 2]?.end); to -= 1)
    rest = rest.slice(0, -(1 + (written[to - 1]?.words.length ?? 0)));
  const kept = (part: typeof written) =>
    part.map(({ at }): BodyLine => ({ text: old.lines[at] ?? "", raw: old.raw[at] }));
  const isBroken = to < written.length && written[to - 1]?.end === "\n";
  const middle = rest === "" ? [] : wrapText(rest, width);
  const fits = middle.length <= Math.max(1, to - from) && to < written.length;
  if (!fits) return [...kept(written.slice(0, from)), ...toBodyLines(wrapText(whole, width))];
  const joined = isBroken ? [...middle.slice(0, -1), appendHardBreak(middle.at(-1) ?? "")] : middle;
  return [...kept(written.slice(0, from)), ...toBodyLines(joined), ...kept(written.slice(to))];
}

/** Converts texts to new lines, which have no source lines. */
export function toBodyLines(texts: readonly string[]): BodyLine[] {
  return texts.map((text) => ({ text }));
}

function endsWithLineText(
  rest: string,
  words: string | undefined,
  end: string | undefined,
): boolean {
  return words !== undefined && end !== undefined && rest.endsWith(end + words);
}

/** Parses a line into its text and the separator before the next line. */
function parseBodyLine(line: string, isLast: boolean) {
  const isBroken =
    !isLast && (line.endsWith("  ") || /(?:^|[^\\])\\$/.test(line)) && line.length > 1;
  const words = (isBroken ? line.replace(/\\$/, "") : line).trim();
  const end = isLast ? "" : isBroken ? "\n" : " ";
  return { words, end, said: words + (isLast ? "\0" : end) };
}
