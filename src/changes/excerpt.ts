import { alignLists } from "./align.ts";

const maxWholeLength = 70;
const contextWords = 3;

/**
 * Quotes two texts for comparison. Short texts are quoted whole. Of longer ones, only the differing
 * words are quoted, with some words around them.
 */
export function excerpts(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= maxWholeLength)
    return [quoteShortened(before), quoteShortened(after)];
  const [old, young] = [before.split(/\s+/), after.split(/\s+/)];
  const most = Math.min(old.length, young.length);
  const head = countWhile(most, (index) => old[index] === young[index]);
  const tail = countWhile(most - head, (index) => old.at(-1 - index) === young.at(-1 - index));
  return [quoteExcerpt(old, head, tail), quoteExcerpt(young, head, tail)];
}

/** Quotes a text. A long text is truncated at a word boundary. */
export function quoteShortened(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= maxWholeLength) return `“${line}”`;
  return `“${line.slice(0, maxWholeLength).replace(/\s+\S*$/, "")}…”`;
}

/**
 * Compares two long texts by paragraph.
 *
 * @returns the changed, added and removed paragraphs
 */
export function paragraphChanges(before: string, after: string) {
  const [old, young] = [splitParagraphs(before), splitParagraphs(after)];
  const { matched, removed, added } = alignLists(makeLinesUnique(old), makeLinesUnique(young));
  const gapOf = (index: number, side: 0 | 1) => matched.filter((pair) => pair[side] < index).length;
  const free = new Set(added);
  const changed: { before: string; after: string }[] = [];
  const gone = removed.filter((from) => {
    const to = [...free].find((index) => gapOf(index, 1) === gapOf(from, 0));
    if (to === undefined) return true;
    free.delete(to);
    changed.push({ before: old[from] ?? "", after: young[to] ?? "" });
    return false;
  });
  const pick = (list: readonly string[]) => (index: number) => list[index] ?? "";
  return { changed, removed: gone.map(pick(old)), added: [...free].map(pick(young)) };
}

/**
 * Adds numbers to equal lines to make them unique. For example, two tables may contain the same
 * row.
 */
function makeLinesUnique(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return `${count} ${line}`;
  });
}

function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => (line.trim() ? [line.trim()] : []));
}

function countWhile(most: number, test: (index: number) => boolean): number {
  let count = 0;
  while (count < most && test(count)) count += 1;
  return count;
}

function quoteExcerpt(words: readonly string[], head: number, tail: number): string {
  const from = Math.max(0, head - contextWords);
  const to = Math.min(words.length, words.length - tail + contextWords);
  const text = words.slice(from, to).join(" ");
  return `“${from > 0 ? "…" : ""}${text}${to < words.length ? "…" : ""}”`;
}
