import type { Node } from "prosemirror-model";
import type { SourceNode } from "./body-document.ts";

/** A node, and the source node that it replaces. */
export interface AlignedNode {
  node: Node;
  /** The source node, even if its text has changed. */
  old?: SourceNode;
  /** True if the node is unchanged. */
  isSame: boolean;
}

/**
 * Matches each node with its original. An untouched node is identical to its original. The nodes
 * between two untouched ones are matched by similarity.
 */
export function alignNodes(nodes: readonly Node[], parts: readonly SourceNode[]): AlignedNode[] {
  if (parts.length === 0) return nodes.map((node) => ({ node, isSame: false }));
  const byNode = new Map(parts.map((part) => [part.node, part]));
  const free = new Set(parts);
  for (const node of nodes) free.delete(byNode.get(node) as SourceNode);
  const stretches = findCandidateRanges(nodes, parts, byNode);
  return nodes.map((node, at) => {
    const same = byNode.get(node);
    if (same) return { node, old: same, isSame: true };
    const near = selectCandidates(parts, stretches[at]).filter((part) => free.has(part));
    const old =
      findMostSimilarNode(node, near) ??
      (hasUntouchedNeighbours(nodes, at, byNode) ? matchSingleNode(node, near) : undefined);
    if (old) free.delete(old);
    return { node, old, isSame: old?.node.eq(node) ?? false };
  });
}

/**
 * The originals between the untouched neighbours of a node, and the number of nodes before it
 * with the same neighbours.
 */
interface OriginalNodeRange {
  from: number;
  to: number;
  count: number;
}

function findCandidateRanges(
  nodes: readonly Node[],
  parts: readonly SourceNode[],
  known: ReadonlyMap<Node, SourceNode>,
): OriginalNodeRange[] {
  const places = new Map(parts.map((part, at) => [part, at]));
  const placeOf = (node: Node) => places.get(known.get(node) as SourceNode);
  let next = { from: 0, to: 0, count: 0 };
  const found = nodes.map((node) => {
    const place = placeOf(node);
    const own = { ...next };
    next =
      place === undefined
        ? { ...next, count: next.count + 1 }
        : { from: place + 1, to: 0, count: 0 };
    return own;
  });
  let to = parts.length;
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    to = placeOf(nodes[at] as Node) ?? to;
    (found[at] as OriginalNodeRange).to = to;
  }
  return found;
}

/**
 * The maximum number of originals to compare a node with. If the untouched neighbours are far
 * apart, only originals near its position count, because comparing all pairs would take quadratic
 * time.
 */
const maxCandidates = 400;

function selectCandidates(
  parts: readonly SourceNode[],
  between: OriginalNodeRange | undefined,
): readonly SourceNode[] {
  if (!between) return [];
  const { from, to, count } = between;
  if (to - from <= maxCandidates) return parts.slice(from, to);
  const start = Math.min(Math.max(from, from + count - maxCandidates / 2), to - maxCandidates);
  return parts.slice(start, start + maxCandidates);
}

/**
 * Whether both neighbours of a node are untouched (or missing), so that it replaces what was
 * between them.
 */
function hasUntouchedNeighbours(
  nodes: readonly Node[],
  at: number,
  known: ReadonlyMap<Node, SourceNode>,
): boolean {
  const isKnown = (node: Node | undefined) => node === undefined || known.has(node);
  return isKnown(nodes[at - 1]) && isKnown(nodes[at + 1]);
}

function matchSingleNode(node: Node, parts: readonly SourceNode[]): SourceNode | undefined {
  const [only, ...others] = parts;
  return others.length === 0 && only?.node.type === node.type ? only : undefined;
}

function findMostSimilarNode(node: Node, parts: readonly SourceNode[]): SourceNode | undefined {
  const scored = parts
    .filter((part) => part.node.type === node.type)
    .map((part) => ({ part, score: measureSimilarity(part.node.textContent, node.textContent) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best >= 0.5 ? scored.find(({ score }) => score === best)?.part : undefined;
}

/**
 * Measures how much both texts have in common at their start and end, as a share (0 to 1) of the
 * shorter text.
 */
function measureSimilarity(one: string, other: string): number {
  const shortest = Math.min(one.length, other.length);
  if (shortest === 0) return one === other ? 1 : 0;
  let [start, end] = [0, 0];
  while (start < shortest && one[start] === other[start]) start += 1;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / shortest;
}
