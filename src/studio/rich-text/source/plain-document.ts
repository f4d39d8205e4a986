import type { Attrs, Node } from "prosemirror-model";
import { kinds } from "./body-schema.ts";
import { childrenOf, hasWords } from "./document-parts.ts";
import { type Run, runsIn } from "./inline-runs.ts";

/** A block in a normalised form: equal for all blocks with the same meaning. */
export interface Plain {
  kind: string;
  /** The level of a heading or the first number of a list. */
  number?: number;
  runs?: Run[];
  align?: string | null;
  inside?: Plain[];
  picture?: Attrs;
}

/**
 * Normalises a document for comparison. Ignores what the source cannot express: empty paragraphs,
 * and whether adjacent lists of one kind are separate.
 */
export function plainOf(node: Node): Plain {
  const kind = node.type.name;
  if (node.type === kinds.picture) return { kind, picture: { ...node.attrs } };
  if (node.isTextblock) {
    const own = { kind, runs: runsIn(node), ...(node.type === kinds.heading && levelOf(node)) };
    return "align" in node.attrs ? { ...own, align: node.attrs.align } : own;
  }
  const inside = joinedLists(
    childrenOf(node)
      .filter((each) => isCell(each) || hasWords(each))
      .map(plainOf),
  );
  return { kind, ...(node.type === kinds.numbers && { number: Number(node.attrs.start) }), inside };
}

function isCell({ type }: Node): boolean {
  return type === kinds.cell || type === kinds.head || type === kinds.row;
}

function levelOf({ attrs }: Node) {
  return { number: Number(attrs.level) };
}

function joinedLists(all: readonly Plain[]): Plain[] {
  const joined: Plain[] = [];
  for (const each of all) {
    const last = joined.at(-1);
    if (last?.kind === each.kind && isListKind(each.kind))
      for (const item of each.inside ?? []) last.inside?.push(item);
    else joined.push(each);
  }
  return joined;
}

function isListKind(kind: string): boolean {
  return kind === kinds.bullets.name || kind === kinds.numbers.name;
}
