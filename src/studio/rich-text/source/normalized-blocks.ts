import type { Attrs, Node } from "prosemirror-model";
import { nodeTypes } from "./body-schema.ts";
import { type InlineRun, toInlineRuns } from "./inline-runs.ts";
import { getChildNodes, hasContent } from "./node-content.ts";

/** A block in a normalised form. It is equal for all blocks with the same meaning. */
export interface NormalizedBlock {
  kind: string;
  /** The level of a heading or the first number of a list. */
  number?: number;
  runs?: InlineRun[];
  align?: string | null;
  inside?: NormalizedBlock[];
  picture?: Attrs;
}

/**
 * Normalises a document for comparison. Ignores what the source cannot express: empty paragraphs,
 * and the border between adjacent lists of one kind.
 */
export function normalizeBlock(node: Node): NormalizedBlock {
  const kind = node.type.name;
  if (node.type === nodeTypes.picture) return { kind, picture: { ...node.attrs } };
  if (node.isTextblock) {
    const own = {
      kind,
      runs: toInlineRuns(node),
      ...(node.type === nodeTypes.heading && headingLevelField(node)),
    };
    return "align" in node.attrs ? { ...own, align: node.attrs.align } : own;
  }
  const inside = joinLists(
    getChildNodes(node)
      .filter((each) => isCellOrRow(each) || hasContent(each))
      .map(normalizeBlock),
  );
  return {
    kind,
    ...(node.type === nodeTypes.numbers && { number: Number(node.attrs.start) }),
    inside,
  };
}

function isCellOrRow({ type }: Node): boolean {
  return type === nodeTypes.cell || type === nodeTypes.head || type === nodeTypes.row;
}

function headingLevelField({ attrs }: Node) {
  return { number: Number(attrs.level) };
}

function joinLists(all: readonly NormalizedBlock[]): NormalizedBlock[] {
  const joined: NormalizedBlock[] = [];
  for (const each of all) {
    const last = joined.at(-1);
    if (last?.kind === each.kind && isListKind(each.kind))
      for (const item of each.inside ?? []) last.inside?.push(item);
    else joined.push(each);
  }
  return joined;
}

function isListKind(kind: string): boolean {
  return kind === nodeTypes.bullets.name || kind === nodeTypes.numbers.name;
}
