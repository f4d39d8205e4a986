/** A paragraph of a folded text, and the lines into which it is wrapped. */
interface Paragraph {
  text: string;
  lines: readonly string[];
}

/**
 * Folds a text into lines of at most `width` characters, unless a word is longer. Returns
 * `undefined` if folding would change the text, or if a line would begin with a dash.
 */
export function foldText(text: string, width: number): string[] | undefined {
  const paragraphs = text
    .split("\n")
    .map((words) => ({ text: words, lines: wrapText(words, width) }));
  return paragraphs.some((each) => /^\s|\s$/.test(each.text))
    ? undefined
    : rejectIfDashLine(joinParagraphs(paragraphs));
}

/**
 * Returns the lines of a folded text after a change. Unchanged paragraphs keep their lines. A
 * changed paragraph keeps the unchanged lines at its beginning and end. Returns `undefined` if a
 * line would begin with a dash.
 *
 * @param written the lines before the change, without indentation
 */
export function editFoldedText(
  written: readonly string[],
  text: string,
  width: number,
): string[] | undefined {
  const old = splitParagraphs(written);
  const words = text.split("\n");
  let from = 0;
  while (from < Math.min(old.length, words.length) && old[from]?.text === words[from]) from += 1;
  let [to, until] = [old.length, words.length];
  for (; to > from && until > from && old[to - 1]?.text === words[until - 1]; to -= 1) until -= 1;
  const changed = words.slice(from, until).map((each, index) => {
    const before = until - from === to - from ? old[from + index] : undefined;
    return {
      text: each,
      lines: before ? rewrapParagraph(before, each, width) : wrapText(each, width),
    };
  });
  return rejectIfDashLine(joinParagraphs([...old.slice(0, from), ...changed, ...old.slice(to)]));
}

// A folded line that begins with a dash looks like an item that has lost its list.
function rejectIfDashLine(lines: string[]): string[] | undefined {
  return lines.slice(1).some((line) => /^[ \t]*-(?: |$)/.test(line)) ? undefined : lines;
}

/** Whether a line has additional indentation. YAML does not fold such lines. */
function isIndented(text: string): boolean {
  return /^[ \t]/.test(text);
}

/**
 * Splits the lines of a folded text into paragraphs. Each additional line break becomes an empty
 * paragraph.
 */
function splitParagraphs(written: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  let blanks = 0;
  for (const line of written) {
    if (line === "") {
      blanks += 1;
      continue;
    }
    const isSplit = !open || blanks > 0 || isIndented(line) || isIndented(open.text);
    const missing = countBreaksBefore(open?.text, line, blanks) - (open ? 1 : 0);
    for (let count = 0; isSplit && count < missing; count += 1) found.push({ text: "", lines: [] });
    if (open && !isSplit) found.pop();
    const known: Paragraph | undefined = isSplit ? undefined : open;
    open = known
      ? { text: `${known.text} ${line}`, lines: [...known.lines, line] }
      : { text: line, lines: [line] };
    found.push(open);
    blanks = 0;
  }
  return found;
}

function countBreaksBefore(before: string | undefined, line: string, blanks: number): number {
  if (before === undefined) return blanks;
  return isIndented(before) || isIndented(line) ? blanks + 1 : blanks;
}

/** Returns the lines of paragraphs, with the blank lines that separate them. */
function joinParagraphs(paragraphs: readonly Paragraph[]): string[] {
  const lines: string[] = [];
  let before: string | undefined;
  let breaks = 0;
  for (const [index, { text, lines: own }] of paragraphs.entries()) {
    if (index > 0) breaks += 1;
    if (text === "") continue;
    const isTight = before !== undefined && (isIndented(before) || isIndented(text));
    const blanks = isTight ? breaks - 1 : breaks;
    for (let count = 0; count < blanks; count += 1) lines.push("");
    lines.push(...own);
    before = text;
    breaks = 0;
  }
  return lines;
}

/** Wraps a changed paragraph. Keeps lines at its beginning and end that are unchanged. */
function rewrapParagraph({ lines }: Paragraph, text: string, width: number): string[] {
  let [from, to, rest] = [0, lines.length, text];
  for (; from < to && rest.startsWith(`${lines[from]} `); from += 1)
    rest = rest.slice((lines[from]?.length ?? 0) + 1);
  for (; to > from && rest.endsWith(` ${lines[to - 1]}`); to -= 1)
    rest = rest.slice(0, -(lines[to - 1]?.length ?? 0) - 1);
  return [...lines.slice(0, from), ...wrapText(rest, width), ...lines.slice(to)];
}

/** Splits a text where a line may break: at single spaces that are not before a dash. */
function splitAtFoldableSpaces(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(" ")) {
    const before = words.at(-1);
    const isFree = word !== "" && !word.startsWith("-") && before !== undefined;
    if (words.length === 0 || (isFree && !/[ \t]$/.test(before))) words.push(word);
    else words[words.length - 1] = `${before} ${word}`;
  }
  return words;
}

// Does not break at one of several spaces: a folded line break is read back as a single space.
function wrapText(text: string, width: number): string[] {
  if (isIndented(text) || text === "") return text === "" ? [] : [text];
  const lines: string[] = [];
  for (const word of splitAtFoldableSpaces(text)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
