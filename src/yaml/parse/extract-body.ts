import type { Range } from "../diagnostic.ts";
import type { YamlEntry, YamlTree } from "./entries.ts";

/**
 * The body of an article is most of its file, and plain text to the last letter: YAML has nothing to
 * say about it. Here it is taken out before the file is read and put back afterwards, which takes
 * less than half the time. What is not as plain as can be is left where it is.
 */
interface ExtractedBody {
  /** The text with one letter in place of the body. */
  short: string;
  /** Where the letter stands. */
  at: number;
  /** The body, as its field holds it. */
  value: string;
  /** The place of the body's words in the whole text. */
  start: number;
  end: number;
}

const bodyStart = /(?:^|\n)body: \|(-?)\n/;
const placeholder = "x";
// What readers of YAML refuse, take for the end of a line, or read in several ways.
const unsafeCharacter = /[^\P{Cc}\n]|[\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/u;

/** Takes the body out of a text; nothing where it is short, or not plain. */
export function extractBody(text: string): ExtractedBody | undefined {
  const found = bodyStart.exec(text);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const to = endOfBlock(text, from);
  const block = text.slice(from, to);
  const words = block.trimEnd();
  const rest = text.slice(to);
  if (!isPlain(block, words) || !isOnlyBody(rest)) return undefined;
  return {
    short: `${text.slice(0, from)}  ${placeholder}\n${rest}`,
    at: from + 2,
    value: words.slice(2).replaceAll("\n  ", "\n") + (found[1] === "-" ? "" : "\n"),
    start: from + 2,
    end: from + words.length,
  };
}

/** Whether each line stands two spaces in and the first no deeper; empty ones are empty. */
function isPlain(block: string, words: string): boolean {
  const isEven = /^ {2}\S/.test(block) && !/\n(?: ?\S| +\n)/.test(words);
  return isEven && /^\n*$/.test(block.slice(words.length)) && !unsafeCharacter.test(block);
}

/** Whether a field follows, or nothing, and no other body. */
function isOnlyBody(rest: string): boolean {
  return rest === "" || (/^[a-z]/i.test(rest) && !/(?:^|\n)body:/.test(rest));
}

/** Where the next field begins. */
function endOfBlock(text: string, from: number): number {
  const next = /\n(?=[^ \n])/g;
  next.lastIndex = from;
  const found = next.exec(text);
  return found ? found.index + 1 : text.length;
}

/** Puts the body back into what was read without it; nothing where it was not read as a field. */
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
  // What ends with the body ends with its words; all behind it moves.
  const move = (offset: number) =>
    offset <= at ? offset : offset === at + placeholder.length ? end : offset + shift;
  const entries = tree.entries.map((entry) => {
    if (entry === place) return { ...entry, range: { start, end } };
    return entry.range.end > at ? moveEntry(entry, move) : entry;
  });
  return { ...tree, entries, value: { ...Object(tree.value), body: value } };
}

function moveEntry(entry: YamlEntry, move: (offset: number) => number): YamlEntry {
  const moveRange = (range: Range) => ({ start: move(range.start), end: move(range.end) });
  const { range, key, marks } = entry;
  return {
    ...entry,
    range: moveRange(range),
    key: key && { ...key, range: moveRange(key.range), marks: key.marks.map(moveRange) },
    marks: marks.map(moveRange),
  };
}
