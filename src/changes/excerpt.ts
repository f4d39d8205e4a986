import { align } from "./align.ts";

const short = 70;
const context = 3;

/**
 * Two texts quoted for comparison: whole if they are short, else the differing words with some
 * context.
 */
export function excerpts(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= short) return [quoted(before), quoted(after)];
  const [old, young] = [before.split(/\s+/), after.split(/\s+/)];
  const most = Math.min(old.length, young.length);
  const head = countWhile(most, (index) => old[index] === young[index]);
  const tail = countWhile(most - head, (index) => old.at(-1 - index) === young.at(-1 - index));
  return [window(old, head, tail), window(young, head, tail)];
}

/** A quoted text, truncated at a word boundary if it is long. */
export function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= short) return `“${line}”`;
  return `“${line.slice(0, short).replace(/\s+\S*$/, "")}…”`;
}

/** The changed, added and removed paragraphs of two long texts. */
export function paragraphChanges(before: string, after: string) {
  const [old, young] = [paragraphs(before), paragraphs(after)];
  const { kept, removed, added } = align(numbered(old), numbered(young));
  const gapOf = (index: number, side: 0 | 1) => kept.filter((pair) => pair[side] < index).length;
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

/** Numbers equal lines to make them unique; each table may contain the same row. */
function numbered(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return `${count} ${line}`;
  });
}

function paragraphs(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => (line.trim() ? [line.trim()] : []));
}

function countWhile(most: number, test: (index: number) => boolean): number {
  let count = 0;
  while (count < most && test(count)) count += 1;
  return count;
}

function window(words: readonly string[], head: number, tail: number): string {
  const from = Math.max(0, head - context);
  const to = Math.min(words.length, words.length - tail + context);
  const text = words.slice(from, to).join(" ");
  return `“${from > 0 ? "…" : ""}${text}${to < words.length ? "…" : ""}”`;
}
