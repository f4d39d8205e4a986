import type { Json } from "../change.ts";
import type { ContainerNode, CstNode, EntryNode, ScalarNode } from "../cst.ts";
import { isFieldGroup, isNonEmptyContainer } from "../steps.ts";
import { type FormattedValue, formatBlockScalar } from "./block-scalar.ts";
import type { DetectedStyle } from "./detect-style.ts";
import {
  formatDoubleQuoted,
  formatPlainestScalar,
  formatScalar,
  type InlineStyle,
  isAmbiguousScalar,
} from "./inline-scalar.ts";

/** The position of a value: after a key, after a dash, or on a line of its own. */
export interface ValueSlot {
  kind: "field" | "item" | "alone";
  /** Column of the key or the dash; for "alone", of the value itself. */
  column: number;
  /** Spaces between a dash and its value. */
  gap: number;
}

/** Formats a value for its slot, in the style of `like` if there is one. */
export function formatValue(
  value: Json,
  slot: ValueSlot,
  fileStyle: DetectedStyle,
  like?: CstNode,
): FormattedValue {
  if (typeof value === "string") return formatText(value, slot, fileStyle, like);
  if (!isNonEmptyContainer(value) || (isFlowContainer(like) && isSameKind(value, like)))
    return { head: formatFlowValue(value, fileStyle, like), body: [] };
  if (slot.kind === "field") return formatNested(value, slot, fileStyle, like);
  const inner = slot.kind === "item" ? slot.column + 1 + slot.gap : slot.column;
  const lines = formatEntries(value, inner, fileStyle, like);
  return { head: (lines[0] ?? "").trimStart(), body: lines.slice(1) };
}

function formatNested(
  value: Json,
  slot: ValueSlot,
  fileStyle: DetectedStyle,
  like?: CstNode,
): FormattedValue {
  const further = Array.isArray(value) ? fileStyle.dashes : fileStyle.step;
  return { head: "", body: formatEntries(value, slot.column + further, fileStyle, like) };
}

function isFlowContainer(like: CstNode | undefined): like is ContainerNode {
  return like !== undefined && like.kind !== "scalar" && like.flow && !like.bare;
}

function isSameKind(value: Json, like: CstNode): boolean {
  return like.kind === (Array.isArray(value) ? "list" : "group");
}

/** Formats all entries of a list or a group as lines. Their dashes or keys begin at a column. */
function formatEntries(
  value: Json,
  column: number,
  fileStyle: DetectedStyle,
  like?: CstNode,
): string[] {
  const model = like && isSameKind(value, like) ? entriesOf(like) : [];
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => {
      const same = model[Math.min(index, model.length - 1)];
      return formatItem(item, { column, gap: 1 }, fileStyle, same?.value);
    });
  return Object.entries(Object(value)).flatMap(([name, inner]) => {
    const same = model.find(({ key }) => key?.text === name);
    return formatField(name, inner as Json, column, fileStyle, same ?? model[0], same?.value);
  });
}

function entriesOf(node: CstNode): readonly EntryNode[] {
  return node.kind === "scalar" ? [] : node.entries;
}

/** Formats an item as lines, the first of which starts with its dash. */
export function formatItem(
  value: Json,
  { column, gap }: { column: number; gap: number },
  fileStyle: DetectedStyle,
  like?: CstNode,
): string[] {
  const { head, body } = formatValue(value, { kind: "item", column, gap }, fileStyle, like);
  const start = `${" ".repeat(column)}-`;
  return [head === "" ? start : `${start}${" ".repeat(gap)}${head}`, ...body];
}

/** Formats a field as lines, the first of which starts with its name. */
export function formatField(
  name: string,
  value: Json,
  column: number,
  fileStyle: DetectedStyle,
  neighbour?: EntryNode,
  like?: CstNode,
): string[] {
  const { head, body } = formatValue(value, { kind: "field", column, gap: 1 }, fileStyle, like);
  const start = `${" ".repeat(column)}${formatKey(name, neighbour)}:`;
  return [head === "" ? start : `${start} ${head}`, ...body];
}

/** Formats a key. Adds quotes if its neighbour has them or if it needs them. */
export function formatKey(name: string, neighbour?: EntryNode): string {
  const style = neighbour?.key?.style;
  const spelled =
    isInlineStyle(style) && style !== "plain" ? formatScalar(style, name, true) : undefined;
  return (
    spelled ??
    (/^[A-Za-z_][\w-]*$/.test(name) ? formatPlainestScalar(name, true) : formatUnusualKey(name))
  );
}

function formatUnusualKey(name: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} _./-]*$/u.test(name) && !/^[\d\s.]+$|\s$/.test(name);
  return isPlain ? formatPlainestScalar(name, true) : formatDoubleQuoted(name);
}

function formatText(
  text: string,
  slot: ValueSlot,
  fileStyle: DetectedStyle,
  like?: CstNode,
): FormattedValue {
  if (fileStyle.safe) return { head: formatDoubleQuoted(text), body: [] };
  const old = like?.kind === "scalar" ? like : undefined;
  return (
    formatMultilineText(text, slot, fileStyle, old) ?? {
      head: formatInlineText(text, false, old),
      body: [],
    }
  );
}

function formatMultilineText(
  text: string,
  slot: ValueSlot,
  fileStyle: DetectedStyle,
  old: ScalarNode | undefined,
): FormattedValue | undefined {
  const isBlock = old?.style === "literal" || old?.style === "folded";
  if (!isBlock && !text.includes("\n")) return undefined;
  const indent = slot.column + fileStyle.step;
  const folded =
    old?.style === "folded"
      ? formatBlockScalar(text, "folded", indent, fileStyle.width)
      : undefined;
  return folded ?? formatBlockScalar(text, "literal", indent, fileStyle.width);
}

function formatInlineText(text: string, inFlow: boolean, old: ScalarNode | undefined): string {
  const style = old?.style;
  // An empty text always needs quotes. They say nothing about the style of its new text.
  if (!isInlineStyle(style) || old?.text === "") return formatPlainestScalar(text, inFlow);
  const isUsual = style !== "plain" || !isAmbiguousScalar(text, old?.text);
  const spelled = isUsual ? formatScalar(style, text, inFlow) : undefined;
  return spelled ?? formatPlainestScalar(text, inFlow);
}

function isInlineStyle(style: ScalarNode["style"] | undefined): style is InlineStyle {
  return style === "plain" || style === "single" || style === "double";
}

/** Formats a value on one line: in brackets, in braces or as a scalar. */
export function formatFlowValue(value: Json, fileStyle: DetectedStyle, like?: CstNode): string {
  if (typeof value === "string")
    return fileStyle.safe
      ? formatDoubleQuoted(value)
      : formatInlineText(value, true, like?.kind === "scalar" ? like : undefined);
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (value === null || typeof value === "boolean") return String(value);
  const model = like && isSameKind(value, like) ? entriesOf(like) : [];
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => formatFlowValue(item, fileStyle, model[0]?.value));
    return `[${items.join(", ")}]`;
  }
  return formatFlowMapping(value, fileStyle, model);
}

function formatFlowMapping(
  value: Json,
  fileStyle: DetectedStyle,
  model: readonly EntryNode[],
): string {
  const names = Object.entries(Object(value)).map(([name, inner]) => {
    const same = model.find(({ key }) => key?.text === name);
    return formatFlowPair(name, inner as Json, fileStyle, same ?? model[0], same?.value);
  });
  if (!isFieldGroup(value) || names.length === 0) return "{}";
  return `{${fileStyle.padding}${names.join(", ")}${fileStyle.padding}}`;
}

/** Formats a field of a group in braces. */
export function formatFlowPair(
  name: string,
  value: Json,
  fileStyle: DetectedStyle,
  neighbour?: EntryNode,
  like?: CstNode,
): string {
  return `${formatKey(name, neighbour)}: ${formatFlowValue(value, fileStyle, like)}`;
}
