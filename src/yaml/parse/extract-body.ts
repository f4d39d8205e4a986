import type { Range } from "../diagnostic.ts";
import type { YamlEntry, YamlTree } from "./entries.ts";

/**
 * The body of an article, cut out of its file. The body is most of the file, and YAML need not
 * parse it if it is plain text. Cutting it out before the parse and restoring it afterwards takes
 * less than half the time. A body that is not entirely plain stays in the file.
 */
interface ExtractedBody {
  /** The text with a one-letter placeholder in place of the body. */
  short: string;
  /** The offset of the placeholder. */
  at: number;
  /** The body, as the parsed value of its field. */
  value: string;
  /** The range of the body in the whole text, without indentation and trailing line breaks. */
  start: number;
  end: number;
}

const bodyStart = /(?:^|\n)body: \|(-?)\n/;
const placeholder = "x";
// Matches characters that YAML parsers reject, read as a line break, or read differently.
const unsafeCharacter = /[^\P{Cc}\n]|[\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/u;

/** Cuts the body out of a text. Returns `undefined` if there is none, or if it is not plain. */
export function extractBody(text: string): ExtractedBody | undefined {
  const found = bodyStart.exec(text);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const to = endOfBlock(text, from);
  const block = text.slice(from, to);
  const words = block.trimEnd();
  const rest = text.slice(to);
  if (!isReadableWithoutYaml(block, words) || !canFollowBody(rest)) return undefined;
  return {
    short: `${text.slice(0, from)}  ${placeholder}\n${rest}`,
    at: from + 2,
    value: words.slice(2).replaceAll("\n  ", "\n") + (found[1] === "-" ? "" : "\n"),
    start: from + 2,
    end: from + words.length,
  };
}

/**
 * Whether a block can be read without YAML: its first line has an indentation of two spaces and the
 * others of at least two, blank lines have no spaces, and no character is unsafe.
 */
function isReadableWithoutYaml(block: string, words: string): boolean {
  const isEven = /^ {2}\S/.test(block) && !/\n(?: ?\S| +\n)/.test(words);
  return isEven && /^\n*$/.test(block.slice(words.length)) && !unsafeCharacter.test(block);
}

/** Whether the rest of a file is empty, or begins with a field and has no second body. */
function canFollowBody(rest: string): boolean {
  return rest === "" || (/^[a-z]/i.test(rest) && !/(?:^|\n)body:/.test(rest));
}

/** Returns the offset of the next line without indentation, or the end of the text. */
function endOfBlock(text: string, from: number): number {
  const next = /\n(?=[^ \n])/g;
  next.lastIndex = from;
  const found = next.exec(text);
  return found ? found.index + 1 : text.length;
}

/**
 * Restores the body in the tree of the shortened text. Returns `undefined` if the placeholder was
 * not parsed as the body, or if a field or a document is repeated. The whole text must then be
 * parsed.
 */
export function restoreBody(
  tree: YamlTree,
  { short, at, value, start, end }: ExtractedBody,
  text: string,
): YamlTree | undefined {
  const place = tree.entries.find(({ path }) => path === "/body");
  const isThere =
    place?.style === "block" &&
    place.range.start === at &&
    place.range.end === at + placeholder.length;
  if (!isThere || tree.documents !== 1 || tree.repeats.length > 0) return undefined;
  const shift = text.length - short.length;
  // A range that ended with the placeholder now ends with the body. Later offsets shift.
  const move = (offset: number) =>
    offset <= at ? offset : offset === at + placeholder.length ? end : offset + shift;
  const entries = tree.entries.map((entry) => {
    if (entry === place) return { ...entry, range: { start, end } };
    return entry.range.end > at ? shiftEntry(entry, move) : entry;
  });
  return { ...tree, entries, value: { ...Object(tree.value), body: value } };
}

function shiftEntry(entry: YamlEntry, move: (offset: number) => number): YamlEntry {
  const moveRange = (range: Range) => ({ start: move(range.start), end: move(range.end) });
  const { range, key, marks } = entry;
  return {
    ...entry,
    range: moveRange(range),
    key: key && { ...key, range: moveRange(key.range), marks: key.marks.map(moveRange) },
    marks: marks.map(moveRange),
  };
}
