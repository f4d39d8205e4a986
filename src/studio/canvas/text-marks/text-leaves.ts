/** The marks of a piece of edited text. */
export interface TextMarks {
  strong: boolean;
  em: boolean;
  /** The link target. */
  to?: string;
}

/** The smallest part of an edited text: characters with the same marks, or a fact. */
export interface TextLeaf extends TextMarks {
  node: Node;
  text: string;
}

/** A range of a text, as character offsets. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Collects the leaves of an edited text in order, with their marks. */
export function collectLeaves(
  root: Node,
  marks: TextMarks = { strong: false, em: false },
): TextLeaf[] {
  return [...root.childNodes].flatMap((node): TextLeaf[] => {
    if (node instanceof Text) return node.data === "" ? [] : [{ ...marks, node, text: node.data }];
    if (!(node instanceof Element)) return [];
    if (node.tagName === "BR")
      return [{ ...marks, node: document.createTextNode("\n"), text: "\n" }];
    if (node.hasAttribute("data-fact")) return [{ ...marks, node, text: node.textContent ?? "" }];
    return collectLeaves(node, marksOfChildren(node, marks));
  });
}

function marksOfChildren(node: Element, marks: TextMarks): TextMarks {
  const { tagName } = node;
  const to = node.getAttribute("data-to") ?? marks.to;
  return {
    strong: marks.strong || /^(?:STRONG|B)$/.test(tagName),
    em: marks.em || /^(?:EM|I)$/.test(tagName),
    ...(to !== undefined && { to }),
  };
}

/** Creates nodes from leaves. The nesting order, from the outside, is: link, strong, emphasis. */
export function leavesToNodes(leaves: readonly TextLeaf[]): Node[] {
  return groupLeaves(leaves, ({ to }) => to).flatMap((linked) => {
    const inner = groupLeaves(linked, ({ strong }) => strong).flatMap((alike) =>
      wrapNodes(alike[0]?.strong ? "strong" : undefined, wrapEmphasis(alike)),
    );
    const to = linked[0]?.to;
    const nodes = wrapNodes(to === undefined ? undefined : "a", inner);
    if (to !== undefined && nodes[0] instanceof Element) nodes[0].setAttribute("data-to", to);
    return nodes;
  });
}

function wrapEmphasis(leaves: readonly TextLeaf[]): Node[] {
  return groupLeaves(leaves, ({ em }) => em).flatMap((alike) =>
    wrapNodes(
      alike[0]?.em ? "em" : undefined,
      alike.map(({ node }) => node.cloneNode(true)),
    ),
  );
}

function wrapNodes(name: string | undefined, nodes: readonly Node[]): Node[] {
  if (name === undefined) return [...nodes];
  const element = document.createElement(name);
  element.append(...nodes);
  return [element];
}

function groupLeaves<Key>(
  leaves: readonly TextLeaf[],
  keyOf: (leaf: TextLeaf) => Key,
): TextLeaf[][] {
  const groups: TextLeaf[][] = [];
  for (const leaf of leaves) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(leaf)) last.push(leaf);
    else groups.push([leaf]);
  }
  return groups;
}

/** Splits leaves at the ends of a span. A fact that overlaps the span is inside as a whole. */
export function splitAtSpan(leaves: readonly TextLeaf[], { start, end }: TextSpan) {
  const parts = { before: [] as TextLeaf[], inside: [] as TextLeaf[], after: [] as TextLeaf[] };
  let from = 0;
  for (const leaf of leaves) {
    const to = from + leaf.text.length;
    const isWhole = !(leaf.node instanceof Text);
    const first = isWhole ? (start < to ? 0 : leaf.text.length) : clampOffset(start - from, leaf);
    const last = isWhole ? (end > from ? leaf.text.length : 0) : clampOffset(end - from, leaf);
    parts.before.push(...sliceLeaf(leaf, 0, first));
    parts.inside.push(...sliceLeaf(leaf, first, Math.max(first, last)));
    parts.after.push(...sliceLeaf(leaf, Math.max(first, last), leaf.text.length));
    from = to;
  }
  return parts;
}

function clampOffset(offset: number, { text }: TextLeaf): number {
  return Math.min(Math.max(offset, 0), text.length);
}

function sliceLeaf(leaf: TextLeaf, from: number, to: number): TextLeaf[] {
  if (from >= to) return [];
  if (!(leaf.node instanceof Text)) return [leaf];
  const text = leaf.text.slice(from, to);
  return [{ ...leaf, node: document.createTextNode(text), text }];
}

/**
 * Normalises leaves so that the grammar parses them. A space gets a mark only if the words on both
 * sides have it.
 */
export function normalizeLeaves(leaves: readonly TextLeaf[]): TextLeaf[] {
  const parts = leaves.flatMap((leaf) => {
    if (!(leaf.node instanceof Text)) return [leaf];
    const [, lead = ""] = /^(\s*)/.exec(leaf.text) ?? [];
    const end = Math.max(lead.length, leaf.text.trimEnd().length);
    const { length } = leaf.text;
    return [
      ...sliceLeaf(leaf, 0, lead.length),
      ...sliceLeaf(leaf, lead.length, end),
      ...sliceLeaf(leaf, end, length),
    ];
  });
  const isInk = ({ text }: TextLeaf) => text.trim() !== "";
  return parts.map((leaf, index) => {
    if (isInk(leaf)) return leaf;
    const before = parts.slice(0, index).findLast(isInk);
    const after = parts.slice(index).find(isInk);
    const { to: _, ...bare } = leaf;
    const isLinked = before?.to !== undefined && before.to === after?.to;
    return {
      ...bare,
      strong: Boolean(before?.strong && after?.strong && leaf.strong),
      em: Boolean(before?.em && after?.em && leaf.em),
      ...(isLinked && leaf.to !== undefined && { to: before.to }),
    };
  });
}
