import { fromTyped, toTyped } from "../editable.ts";
import { cutAt, type Leaf, leavesOf, type Marks, nodesOf, type Span, tidied } from "./leaves.ts";

/** A mark that is set or taken away; a link without a target is taken away. */
export type Marking = { kind: "strong" | "em" } | { kind: "link"; to: string | undefined };

/** A text that was marked: its nodes, and the words that are chosen in it now. */
export interface Marked {
  nodes: Node[];
  chosen: Span;
}

/**
 * Marks the words of a span in a text that is typed, or takes the mark from them where all of them have it. Marks
 * stand at whole words and not at the spaces round them, as the grammar reads them.
 *
 * @returns nothing where there are no words, or the grammar cannot write that
 */
export function markWords(element: Element, span: Span, marking: Marking): Marked | undefined {
  const leaves = leavesOf(element);
  const text = leaves.map((leaf) => leaf.text).join("");
  const chosen = wordsIn(text, span, marking);
  if (chosen.start >= chosen.end) return undefined;
  const { before, inside, after } = cutAt(leaves, chosen);
  const marked = inside.map((leaf) => ({ ...leaf, ...marksFor(inside, marking) }));
  const changed = tidied([...before, ...marked, ...after]);
  return isWritten(changed) ? { nodes: nodesOf(changed), chosen } : undefined;
}

/** Which marks all words of a span have. */
export function marksIn(element: Element, span: Span): Marks {
  const leaves = leavesOf(element);
  const wide = span.start < span.end ? span : { start: Math.max(0, span.start - 1), end: span.end };
  const inside = cutAt(leaves, wide).inside.filter(({ text }) => text.trim() !== "");
  const [first] = inside;
  const isLinked = first !== undefined && inside.every(({ to }) => to === first.to);
  return {
    strong: inside.length > 0 && inside.every(({ strong }) => strong),
    em: inside.length > 0 && inside.every(({ em }) => em),
    ...(isLinked && first.to !== undefined && { to: first.to }),
  };
}

function marksFor(inside: readonly Leaf[], marking: Marking): Partial<Marks> {
  if (marking.kind === "link") return { to: marking.to };
  const { kind } = marking;
  const words = inside.filter(({ text }) => text.trim() !== "");
  return { [kind]: !words.every((leaf) => leaf[kind]) };
}

const word = /[\p{L}\p{N}]/u;

/** Without the spaces at its ends; of a caret, and of what is stressed, the whole words. */
function wordsIn(text: string, span: Span, { kind }: Marking): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] ?? "")) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? "")) end -= 1;
  if (start < end && kind !== "em") return { start, end };
  while (start > 0 && word.test(text[start - 1] ?? "")) start -= 1;
  while (end < text.length && word.test(text[end] ?? "")) end += 1;
  return { start, end };
}

/** Whether the grammar writes parts in such a way that it reads them as the same. */
export function isWritten(leaves: readonly Leaf[]): boolean {
  const holder = document.createElement("div");
  holder.append(...nodesOf(leaves));
  const facts = Object.fromEntries(
    [...holder.querySelectorAll("[data-fact]")].map((chip) => [
      chip.getAttribute("data-fact"),
      chip.textContent,
    ]),
  );
  const again = toTyped(fromTyped(holder, false), true, facts);
  const read = document.createElement("div");
  read.append(...again.nodes);
  return !again.isPlain && joined(read).isEqualNode(joined(holder));
}

/** Words that stand side by side as one, as they are read. */
function joined(holder: HTMLElement): HTMLElement {
  holder.normalize();
  return holder;
}
