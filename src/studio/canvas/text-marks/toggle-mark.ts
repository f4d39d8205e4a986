import { createEditableNodes, readEditedSource } from "../editable-nodes.ts";
import {
  collectLeaves,
  leavesToNodes,
  normalizeLeaves,
  splitAtSpan,
  type TextLeaf,
  type TextMarks,
  type TextSpan,
} from "./text-leaves.ts";

/** A mark to toggle, or a link to set. Without a target, the link is removed. */
export type MarkChange = { kind: "strong" | "em" } | { kind: "link"; to: string | undefined };

/** The result of changing a mark: the nodes of the text and the selection. */
export interface TextEditResult {
  nodes: Node[];
  selection: TextSpan;
}

/**
 * Toggles a mark on a span of an edited text. As the grammar requires, emphasis covers whole words,
 * and spaces at the ends of the span get no mark. An empty span means the word around it.
 *
 * @returns `undefined` if there are no words, or if the grammar cannot express the result
 */
export function computeMarkChangeResult(
  element: Element,
  span: TextSpan,
  marking: MarkChange,
): TextEditResult | undefined {
  const leaves = collectLeaves(element);
  const text = leaves.map((leaf) => leaf.text).join("");
  const chosen = fitSpanToMark(text, span, marking);
  if (chosen.start >= chosen.end) return undefined;
  const { before, inside, after } = splitAtSpan(leaves, chosen);
  const marked = inside.map((leaf) => ({ ...leaf, ...toggledMarks(inside, marking) }));
  const changed = normalizeLeaves([...before, ...marked, ...after]);
  return survivesRoundTrip(changed)
    ? { nodes: leavesToNodes(changed), selection: chosen }
    : undefined;
}

/**
 * Returns the marks that all words of a span have. For an empty span, the character before it
 * counts.
 */
export function commonMarks(element: Element, span: TextSpan): TextMarks {
  const leaves = collectLeaves(element);
  const wide = span.start < span.end ? span : { start: Math.max(0, span.start - 1), end: span.end };
  const inside = splitAtSpan(leaves, wide).inside.filter(({ text }) => text.trim() !== "");
  const [first] = inside;
  const isLinked = first !== undefined && inside.every(({ to }) => to === first.to);
  return {
    strong: inside.length > 0 && inside.every(({ strong }) => strong),
    em: inside.length > 0 && inside.every(({ em }) => em),
    ...(isLinked && first.to !== undefined && { to: first.to }),
  };
}

function toggledMarks(inside: readonly TextLeaf[], marking: MarkChange): Partial<TextMarks> {
  if (marking.kind === "link") return { to: marking.to };
  const { kind } = marking;
  const words = inside.filter(({ text }) => text.trim() !== "");
  return { [kind]: !words.every((leaf) => leaf[kind]) };
}

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * Removes spaces at both ends of the span. Extends it to whole words if it is empty or the mark is
 * emphasis.
 */
function fitSpanToMark(text: string, span: TextSpan, { kind }: MarkChange): TextSpan {
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] ?? "")) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? "")) end -= 1;
  if (start < end && kind !== "em") return { start, end };
  while (start > 0 && wordCharacter.test(text[start - 1] ?? "")) start -= 1;
  while (end < text.length && wordCharacter.test(text[end] ?? "")) end += 1;
  return { start, end };
}

/** Whether leaves stay the same when they are written as source and parsed again. */
export function survivesRoundTrip(leaves: readonly TextLeaf[]): boolean {
  const holder = document.createElement("div");
  holder.append(...leavesToNodes(leaves));
  const facts = Object.fromEntries(
    [...holder.querySelectorAll("[data-fact]")].map((chip) => [
      chip.getAttribute("data-fact"),
      chip.textContent,
    ]),
  );
  const again = createEditableNodes(readEditedSource(holder, false), true, facts);
  const read = document.createElement("div");
  read.append(...again.nodes);
  return !again.isPlain && normalizeNodes(read).isEqualNode(normalizeNodes(holder));
}

/** Joins adjacent text nodes, as parsing does. */
function normalizeNodes(holder: HTMLElement): HTMLElement {
  holder.normalize();
  return holder;
}
