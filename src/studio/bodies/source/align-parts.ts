import type { Node } from "prosemirror-model";
import type { ReadPart } from "./body-document.ts";

/** A node, and what stood in its place before. */
export interface Aligned {
  node: Node;
  /** What it was, also where its words have changed. */
  old?: ReadPart;
  /** It is as it was. */
  isSame: boolean;
}

/**
 * Finds for each node what it was. Those that nobody touched are the same ones still; of those between two of them
 * the ones that say nearly the same are one.
 */
export function alignParts(nodes: readonly Node[], parts: readonly ReadPart[]): Aligned[] {
  const byNode = new Map(parts.map((part) => [part.node, part]));
  const free = new Set(parts);
  for (const node of nodes) free.delete(byNode.get(node) as ReadPart);
  return nodes.map((node, at) => {
    const same = byNode.get(node);
    if (same) return { node, old: same, isSame: true };
    const near = between(nodes, at, parts, byNode).filter((part) => free.has(part));
    const old =
      mostAlike(node, near) ?? (isAlone(nodes, at, byNode) ? sameKind(node, near) : undefined);
    if (old) free.delete(old);
    return { node, old, isSame: old?.node.eq(node) ?? false };
  });
}

/** What stood between the untouched neighbours of a node. */
function between(
  nodes: readonly Node[],
  at: number,
  parts: readonly ReadPart[],
  known: ReadonlyMap<Node, ReadPart>,
): readonly ReadPart[] {
  const before = nodes.slice(0, at).findLast((node) => known.has(node));
  const after = nodes.slice(at).find((node) => known.has(node));
  const from = before ? parts.indexOf(known.get(before) as ReadPart) + 1 : 0;
  const to = after ? parts.indexOf(known.get(after) as ReadPart) : parts.length;
  return parts.slice(from, to);
}

/** Whether both neighbours of a node are untouched: then it is what stood between them. */
function isAlone(nodes: readonly Node[], at: number, known: ReadonlyMap<Node, ReadPart>): boolean {
  const isKnown = (node: Node | undefined) => node === undefined || known.has(node);
  return isKnown(nodes[at - 1]) && isKnown(nodes[at + 1]);
}

function sameKind(node: Node, parts: readonly ReadPart[]): ReadPart | undefined {
  const [only, ...others] = parts;
  return others.length === 0 && only?.node.type === node.type ? only : undefined;
}

function mostAlike(node: Node, parts: readonly ReadPart[]): ReadPart | undefined {
  const scored = parts
    .filter((part) => part.node.type === node.type)
    .map((part) => ({ part, score: likeness(part.node.textContent, node.textContent) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best >= 0.5 ? scored.find(({ score }) => score === best)?.part : undefined;
}

/** How much of the shorter of two texts stands at the beginning and the end of the other one, too. */
function likeness(one: string, other: string): number {
  const shortest = Math.min(one.length, other.length);
  if (shortest === 0) return one === other ? 1 : 0;
  let [start, end] = [0, 0];
  while (start < shortest && one[start] === other[start]) start += 1;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / shortest;
}
