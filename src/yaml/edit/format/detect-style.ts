import type { ContainerNode, CstNode, EntryNode } from "../cst.ts";

/** The style of a file, for new content in it. */
export interface DetectedStyle {
  eol: string;
  /** The indentation of the fields of a group, relative to its key. */
  step: number;
  /** The indentation of the dashes of a list, relative to its key. */
  dashes: number;
  /** The spaces between braces and their content. */
  padding: string;
  /** Maximum line length of folded texts. */
  width: number;
  /** Whether every text gets double quotes, the style that is always read back as the same text. */
  safe: boolean;
}

interface StyleFindings {
  text: string;
  step?: number;
  dashes?: number;
  padding?: string;
}

/**
 * Detects the style of a file from its first line break, list, group and braces. Uses defaults for
 * those that it does not have.
 */
export function detectStyle(text: string, root: CstNode): DetectedStyle {
  const seen: StyleFindings = { text };
  inspectNode(root, undefined, seen);
  const step = seen.step ?? 2;
  return {
    eol: /\r\n|\n|\r/.exec(text)?.[0] ?? "\n",
    step,
    dashes: seen.dashes ?? step,
    padding: seen.padding ?? " ",
    width: 100,
    safe: false,
  };
}

function inspectNode(node: CstNode, holder: EntryNode | undefined, seen: StyleFindings): void {
  if (node.kind === "scalar") return;
  if (node.flow) inspectBraces(node, seen);
  else if (holder?.key) inspectIndent(node, holder, seen);
  for (const entry of node.entries) inspectNode(entry.value, entry, seen);
}

function inspectIndent(node: ContainerNode, holder: EntryNode, seen: StyleFindings): void {
  const isKnown = node.kind === "list" ? seen.dashes !== undefined : seen.step !== undefined;
  const first = node.entries[0];
  if (isKnown || !first) return;
  const further = columnAtOffset(seen.text, first.start) - columnAtOffset(seen.text, holder.start);
  if (node.kind === "list") seen.dashes = Math.max(0, further);
  else seen.step = Math.max(1, further);
}

function inspectBraces(node: ContainerNode, seen: StyleFindings): void {
  const first = node.entries[0];
  if (node.kind !== "group" || !first || node.bare) return;
  const gap = seen.text.slice(node.start + 1, first.start);
  if (/^ *$/.test(gap)) seen.padding ??= gap;
}

function columnAtOffset(text: string, offset: number): number {
  const before = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
  return offset - before - 1 - (before < 0 && text.startsWith("\ufeff") ? 1 : 0);
}
