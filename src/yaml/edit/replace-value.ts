import type { Edit } from "../diagnostic.ts";
import { lineAt } from "../lines.ts";
import type { ContainerNode, EntryNode, Node, ScalarNode } from "./anatomy.ts";
import type { Json } from "./change.ts";
import { columnOf, linesAt, type Patient, regionOf, startOf } from "./regions.ts";
import { isDoubtful, type LineStyle, respell, spellAs, spellDouble } from "./spelling/line-text.ts";
import { reviseBlock, type Spelled, spellBlock } from "./spelling/literal-text.ts";
import { type Slot, spellInFlow, spellValue } from "./spelling/spell-value.ts";

/** A value in its place: what holds it, and whether that stands between brackets. */
export interface Spot {
  node: Node;
  /** Its field or item; the value of the whole file has none. */
  entry?: EntryNode;
  inFlow: boolean;
}

/** Ways to give a place another value, the one that keeps most of what is written first. */
export function* replacements(patient: Patient, spot: Spot, value: Json): Generator<Edit[]> {
  const { node } = spot;
  if (typeof value === "string" && node.kind === "scalar")
    yield* revisions(patient, spot, node, value);
  const safe = { ...patient, fashion: { ...patient.fashion, safe: true } };
  const ends = [node.end, spot.entry?.after ?? node.end];
  const isGlued = !spot.inFlow && ends.some((end) => hasGluedComment(patient, end));
  for (const each of isGlued ? [safe] : [patient, safe])
    yield spot.inFlow ? replaceInFlow(each, spot, value) : replaceInLines(each, spot, value);
}

function* revisions(
  patient: Patient,
  spot: Spot,
  node: ScalarNode,
  text: string,
): Generator<Edit[]> {
  const column = spot.entry ? columnOf(patient, spot.entry.start) : 0;
  const revised = reviseBlock(patient, node, text, column);
  if (revised) yield revised;
  if (node.style === "plain" && hasGluedComment(patient, node.end)) yield* doubleWay(node, text);
  // An empty text has to have quotes: they say nothing of how the first words are to be written.
  if (node.text === "" && node.style !== "plain") return;
  const respelled = respell(patient.text, node, text, spot.inFlow);
  if (respelled) yield [respelled];
  if (node.style === "plain" || node.style === "single" || node.style === "double")
    yield* otherSpellings(node, node.style, text, spot.inFlow);
}

// Behind most plain words "#nota" is taken for words that got lost; behind quotes it is a comment.
function hasGluedComment({ text }: Patient, end: number): boolean {
  return /^[ \t]+#[^\s#=*_~-]/.test(text.slice(end, end + 100));
}

function* doubleWay({ start, end }: ScalarNode, text: string): Generator<Edit[]> {
  if (!/^[a-z\d][a-z\d_-]*$/.test(text)) yield [{ start, end, text: spellDouble(text) }];
}

// A text with a line break is better a block than a line of signs.
function* otherSpellings(node: ScalarNode, style: LineStyle, text: string, inFlow: boolean) {
  const isBlock = text.includes("\n") && !inFlow && spellBlock(text, "literal", 0, 0) !== undefined;
  const { start, end } = node;
  const isOdd = isBlock || (style === "plain" && isDoubtful(text, node.text));
  const spelled = isOdd ? undefined : spellAs(style, text, inFlow);
  if (spelled) yield [{ start, end, text: spelled }];
  if (!isBlock && style === "plain") return;
  if (!isBlock) yield [{ start, end, text: spellDouble(text) }];
}

function replaceInFlow({ text, fashion }: Patient, { node, entry }: Spot, value: Json): Edit[] {
  const { start, end } = node;
  const isGlued = start === end && entry !== undefined && !/\s/.test(text.charAt(start - 1));
  return [{ start, end, text: (isGlued ? " " : "") + spellInFlow(value, fashion, node) }];
}

/** Where a value stands in lines: what follows its name or dash, and whole lines below. */
interface Extent {
  start: number;
  end: number;
  below: { start: number; end: number };
}

function replaceInLines(patient: Patient, spot: Spot, value: Json): Edit[] {
  const { node, entry } = spot;
  const isAlone = standsAlone(patient, spot);
  // An empty list says nothing of how one with items is written.
  const like = node.kind === "scalar" || node.entries.length > 0 ? node : undefined;
  const spelled = spellValue(value, slotOf(patient, spot, isAlone), patient.fashion, like);
  if (!entry && node.start === node.end)
    return [linesAt(patient, placeOfFirst(patient), [spelled.head, ...spelled.body])];
  const extent = extentOf(patient, spot);
  return [headEdit(patient, spot, extent, spelled.head), ...bodyEdits(patient, extent, spelled)];
}

/** Whether a value begins in another line than its name or its dash. */
function standsAlone({ lines }: Patient, { node, entry }: Spot): boolean {
  if (!entry) return true;
  const isBelow = node.kind === "scalar" || node.flow;
  return isBelow && lineAt(lines, entry.after).number < lineAt(lines, node.start).number;
}

function slotOf(patient: Patient, { node, entry }: Spot, isAlone: boolean): Slot {
  if (!entry || isAlone) return { kind: "alone", column: columnOf(patient, node.start), gap: 1 };
  const column = columnOf(patient, entry.start);
  const written = patient.text.slice(entry.after, node.start);
  const gap = /^ +$/.test(written) ? written.length : 1;
  return { kind: entry.key ? "field" : "item", column, gap };
}

function extentOf(patient: Patient, { node, entry }: Spot): Extent {
  const { text } = patient;
  const { start, end } = node;
  if (node.kind !== "scalar" && !node.flow) return extentOfBlock(patient, node, entry);
  const isBlock = node.kind === "scalar" && (node.style === "literal" || node.style === "folded");
  const sign = isBlock ? (/^[|>][-+\d]*/.exec(text.slice(start, start + 3))?.[0].length ?? 0) : 0;
  const headEnd = isBlock ? start + sign : end;
  const from = nextLine(patient, headEnd);
  const to = isBlock && end > headEnd ? nextLine(patient, end) : from;
  return { start, end: headEnd, below: { start: from, end: Math.max(from, to) } };
}

function nextLine({ text, lines }: Patient, offset: number): number {
  return lines[lineAt(lines, offset).number]?.start ?? text.length;
}

function extentOfBlock(patient: Patient, node: ContainerNode, entry?: EntryNode): Extent {
  const regions = node.entries.map((each) => regionOf(patient, each));
  const [first, last] = [regions[0], regions.at(-1)];
  const end = last?.end ?? node.end;
  const top = first?.top ?? node.start;
  const isCompact = first?.shared || !entry;
  if (!isCompact) return { start: entry.after, end: entry.after, below: { start: top, end } };
  const line = lineAt(patient.lines, Math.max(top, end - 1));
  return { start: node.start, end: Math.max(node.start, line.end), below: { start: end, end } };
}

function headEdit({ text }: Patient, { entry }: Spot, { start, end }: Extent, head: string): Edit {
  const isEmpty = start === end;
  if (head !== "" && isEmpty && entry)
    return { start: entry.after, end: entry.after, text: ` ${head}` };
  // Without a value nothing is to stand between the name and a comment.
  const isBehind = entry !== undefined && /^[ \t]*$/.test(text.slice(entry.after, start));
  if (head === "" && isBehind) return { start: entry.after, end, text: "" };
  // Readers take no bracket behind a tab.
  const gap = entry && isBehind && /^[[{]/.test(head) ? text.slice(entry.after, start) : "";
  if (entry && gap.includes("\t")) return { start: entry.after, end, text: ` ${head}` };
  return { start, end, text: head };
}

function bodyEdits(patient: Patient, { below }: Extent, { body }: Spelled): Edit[] {
  const { text, fashion } = patient;
  const isOpen = below.end === text.length && !/[\n\r]/.test(text.charAt(below.end - 1));
  if (body.length === 0 && below.start === below.end) return [];
  if (below.start === below.end) return [linesAt(patient, below.start, body)];
  if (body.length > 0) {
    const lines = body.join(fashion.eol);
    return [{ ...below, text: isOpen ? lines : lines + fashion.eol }];
  }
  const start = isOpen ? lineAt(patient.lines, below.start - 1).end : below.start;
  return [{ start, end: below.end, text: "" }];
}

/** Where the first line of a text may begin: behind its marks and comments. */
function placeOfFirst({ text, lines }: Patient): number {
  const end = lines.findIndex(({ text: line }) => /^\.\.\.(?:\s|$)/.test(line));
  const place = end < 0 ? undefined : lines[end];
  const first = lines[0];
  if (place) return place.start;
  return text === "\ufeff" && first ? startOf(first) : text.length;
}
