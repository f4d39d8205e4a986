import type { ContainerNode, EntryNode, Node, ScalarNode } from "../anatomy.ts";
import type { Json } from "../change.ts";
import { isFilled, isGroup } from "../model.ts";
import type { Fashion } from "./fashion.ts";
import { isDoubtful, type LineStyle, spellAs, spellDouble, spellPlainest } from "./line-text.ts";
import { type Spelled, spellBlock } from "./literal-text.ts";

/** Where a value is to stand: behind a name or a dash, or in a line of its own. */
export interface Slot {
  kind: "field" | "item" | "alone";
  /** That of the name or the dash; alone, that of the value itself. */
  column: number;
  /** Spaces between a dash and its value. */
  gap: number;
}

/** Spells a value for its slot, like another one where there is one. */
export function spellValue(value: Json, slot: Slot, fashion: Fashion, like?: Node): Spelled {
  if (typeof value === "string") return spellText(value, slot, fashion, like);
  if (!isFilled(value) || (isFlow(like) && sameKind(value, like)))
    return { head: spellInFlow(value, fashion, like), body: [] };
  if (slot.kind === "field") return spellBelow(value, slot, fashion, like);
  const inner = slot.kind === "item" ? slot.column + 1 + slot.gap : slot.column;
  const lines = linesOf(value, inner, fashion, like);
  return { head: (lines[0] ?? "").trimStart(), body: lines.slice(1) };
}

function spellBelow(value: Json, slot: Slot, fashion: Fashion, like?: Node): Spelled {
  const further = Array.isArray(value) ? fashion.dashes : fashion.step;
  return { head: "", body: linesOf(value, slot.column + further, fashion, like) };
}

function isFlow(like: Node | undefined): like is ContainerNode {
  return like !== undefined && like.kind !== "scalar" && like.flow && !like.bare;
}

function sameKind(value: Json, like: Node): boolean {
  return like.kind === (Array.isArray(value) ? "list" : "group");
}

/** All lines of a list or a group whose dashes or names stand in one column. */
function linesOf(value: Json, column: number, fashion: Fashion, like?: Node): string[] {
  const model = like && sameKind(value, like) ? entriesOf(like) : [];
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => {
      const same = model[Math.min(index, model.length - 1)];
      return spellItem(item, { column, gap: 1 }, fashion, same?.value);
    });
  return Object.entries(Object(value)).flatMap(([name, inner]) => {
    const same = model.find(({ key }) => key?.text === name);
    return spellField(name, inner as Json, column, fashion, same ?? model[0], same?.value);
  });
}

function entriesOf(node: Node): readonly EntryNode[] {
  return node.kind === "scalar" ? [] : node.entries;
}

/** The lines of an item, its dash first. */
export function spellItem(
  value: Json,
  { column, gap }: { column: number; gap: number },
  fashion: Fashion,
  like?: Node,
): string[] {
  const { head, body } = spellValue(value, { kind: "item", column, gap }, fashion, like);
  const start = `${" ".repeat(column)}-`;
  return [head === "" ? start : `${start}${" ".repeat(gap)}${head}`, ...body];
}

/** The lines of a field, its name first. */
export function spellField(
  name: string,
  value: Json,
  column: number,
  fashion: Fashion,
  neighbour?: EntryNode,
  like?: Node,
): string[] {
  const { head, body } = spellValue(value, { kind: "field", column, gap: 1 }, fashion, like);
  const start = `${" ".repeat(column)}${spellName(name, neighbour)}:`;
  return [head === "" ? start : `${start} ${head}`, ...body];
}

/** A name, between quotes where its neighbour has them or where it must. */
export function spellName(name: string, neighbour?: EntryNode): string {
  const style = neighbour?.key?.style;
  const spelled = isLineStyle(style) && style !== "plain" ? spellAs(style, name, true) : undefined;
  return spelled ?? (/^[A-Za-z_][\w-]*$/.test(name) ? spellPlainest(name, true) : spellOdd(name));
}

function spellOdd(name: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} _./-]*$/u.test(name) && !/^[\d\s.]+$|\s$/.test(name);
  return isPlain ? spellPlainest(name, true) : spellDouble(name);
}

function spellText(text: string, slot: Slot, fashion: Fashion, like?: Node): Spelled {
  if (fashion.safe) return { head: spellDouble(text), body: [] };
  const old = like?.kind === "scalar" ? like : undefined;
  return spellLines(text, slot, fashion, old) ?? { head: spellInLine(text, false, old), body: [] };
}

function spellLines(
  text: string,
  slot: Slot,
  fashion: Fashion,
  old: ScalarNode | undefined,
): Spelled | undefined {
  const isBlock = old?.style === "literal" || old?.style === "folded";
  if (!isBlock && !text.includes("\n")) return undefined;
  const indent = slot.column + fashion.step;
  const folded =
    old?.style === "folded" ? spellBlock(text, "folded", indent, fashion.width) : undefined;
  return folded ?? spellBlock(text, "literal", indent, fashion.width);
}

function spellInLine(text: string, inFlow: boolean, old: ScalarNode | undefined): string {
  const style = old?.style;
  // An empty text has to have quotes: they say nothing of how its first words are to be written.
  if (!isLineStyle(style) || old?.text === "") return spellPlainest(text, inFlow);
  const isUsual = style !== "plain" || !isDoubtful(text, old?.text);
  const spelled = isUsual ? spellAs(style, text, inFlow) : undefined;
  return spelled ?? spellPlainest(text, inFlow);
}

function isLineStyle(style: ScalarNode["style"] | undefined): style is LineStyle {
  return style === "plain" || style === "single" || style === "double";
}

/** Spells a value within brackets, braces or a line. */
export function spellInFlow(value: Json, fashion: Fashion, like?: Node): string {
  if (typeof value === "string")
    return fashion.safe
      ? spellDouble(value)
      : spellInLine(value, true, like?.kind === "scalar" ? like : undefined);
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (value === null || typeof value === "boolean") return String(value);
  const model = like && sameKind(value, like) ? entriesOf(like) : [];
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => spellInFlow(item, fashion, model[0]?.value));
    return `[${items.join(", ")}]`;
  }
  return spellBraces(value, fashion, model);
}

function spellBraces(value: Json, fashion: Fashion, model: readonly EntryNode[]): string {
  const names = Object.entries(Object(value)).map(([name, inner]) => {
    const same = model.find(({ key }) => key?.text === name);
    return spellPair(name, inner as Json, fashion, same ?? model[0], same?.value);
  });
  if (!isGroup(value) || names.length === 0) return "{}";
  return `{${fashion.padding}${names.join(", ")}${fashion.padding}}`;
}

/** A field within braces. */
export function spellPair(
  name: string,
  value: Json,
  fashion: Fashion,
  neighbour?: EntryNode,
  like?: Node,
): string {
  return `${spellName(name, neighbour)}: ${spellInFlow(value, fashion, like)}`;
}
