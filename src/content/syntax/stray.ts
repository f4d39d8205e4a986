import type { Diagnostic, Edit } from "../diagnostic.ts";
import { branchOf } from "./indentation.ts";
import { isSilent, type LineShape } from "./line-shape.ts";
import { explain, lineAbove, loneLines, type Spot } from "./spot.ts";

/** A line that is no field: most often the rest of the text above, without its indentation. */
export function strayText(spot: Spot): Diagnostic[] {
  const here = spot.shapes[spot.index];
  const lines = loneLines(spot).filter(
    (shape) => !shape.key && shape.value.text !== "" && (!shape.dashes.length || shape === here),
  );
  const first = lines[0];
  if (!first) return [];
  const top = lineAbove(spot, first.line.number - 1);
  const { text, ...range } = first.value;
  const joined = lines.map((shape) => below(shape, (top?.column ?? 0) + 2));
  return [joined, lines.map(blank)].map((edits) => {
    const place = { range, edits, hint: "" };
    if (first.dashes.length === 0 || !top?.key) return explain(spot, "stray-text", { text }, place);
    return strayItem(spot, top, place);
  });
}

// The line moves below a field; a dash, which would be text there, gives way.
function below({ line, value }: LineShape, column: number): Edit {
  return { start: line.start, end: value.start, text: " ".repeat(column) };
}

function blank({ line }: LineShape): Edit {
  return { start: line.start, end: line.end, text: "" };
}

function strayItem(spot: Spot, top: LineShape, place: Parameters<typeof explain>[3]): Diagnostic {
  const details = { field: top.key?.text ?? "", line: spot.numberAt(top.line.start) };
  return explain(spot, "stray-item", details, place);
}

/** An item, with all its fields, below a field that has a text already. */
export function strayBranch(spot: Spot): Diagnostic[] {
  const shape = spot.shapes[spot.index];
  const top = lineAbove(spot, spot.index);
  if (!shape?.dashes.length || !top?.key || top.value.text === "") return [];
  const range = { start: shape.line.start + shape.indent, end: shape.line.end };
  const edits = branchOf(spot, shape).map(blank);
  return [strayItem(spot, top, { range, edits, hint: "" })];
}

/** What no other rule explains: reading goes on without the line, or without the one above. */
export function unreadable(spot: Spot): Diagnostic[] {
  const shapes = [spot.shapes[spot.index], lineAbove(spot, spot.index)];
  return shapes.flatMap((shape) => {
    if (!shape) return [];
    const { line } = shape;
    const start = line.start + Math.max(0, line.text.search(/\S/));
    const whole = branchOf(spot, shape).map(blank);
    return [whole, [blank(shape)]].map((edits) =>
      explain(spot, "unreadable-line", {}, { range: { start, end: line.end }, edits, hint: "" }),
    );
  });
}

/** A line of a block of text ("|") that stands too far to the left to belong to it. */
export function blockText(spot: Spot): Diagnostic[] {
  const index = spot.shapes.findLastIndex(
    ({ value }, at) => at < spot.index && /^[|>][-+\d]*(?:\s+#.*)?$/.test(value.text),
  );
  const top = spot.shapes[index];
  if (!top) return [];
  const rest = spot.shapes.slice(index + 1);
  const words = rest.find(({ line }) => line.text.trim() !== "");
  const expected = words && words.indent > top.indent ? words.indent : top.column + 2;
  const outside = rest
    .slice(0, endOfBlock(spot, rest, expected))
    .filter(({ line, indent }) => line.text.trim() !== "" && indent < expected);
  const first = outside[0];
  if (!first) return [];
  const edits = outside.map(({ line: { start }, indent }) => ({
    start,
    end: start,
    text: " ".repeat(expected - indent),
  }));
  const range = { start: first.line.start, end: first.line.end };
  const line = spot.numberAt(top.line.start);
  const details = { mark: top.value.text.charAt(0), line, expected };
  const hint = " ".repeat(expected) + first.line.text.trimStart();
  return [explain(spot, "block-text", details, { range, edits, hint })];
}

// A block of text ends where a field begins that this page or most pages know.
function endOfBlock(spot: Spot, rest: readonly LineShape[], expected: number): number {
  const end = rest.findIndex(({ key, indent, dashes }) => {
    const isField = key !== undefined && (dashes.length > 0 || spot.fields.has(key.text));
    return isField && indent < expected;
  });
  return end < 0 ? rest.length : end;
}

/** A text that begins behind the "|" which announces it, and goes on below. */
export function blockStart(spot: Spot): Diagnostic[] {
  const near = spot.shapes.slice(Math.max(0, spot.index - 1), spot.index + 1);
  return near.flatMap(({ line, key, value }) => {
    const [opening, mark = ""] = /^([|>])[-+\d]*[ \t]+(?=\S)/.exec(value.text) ?? [];
    const next = spot.shapes.slice(line.number).find((shape) => !isSilent(shape.line));
    const indent = next?.indent ?? 0;
    if (!opening || !key || indent <= key.start - line.start) return [];
    const start = value.start + opening.trimEnd().length;
    const end = value.start + opening.length;
    const edits = [{ start, end, text: `\n${" ".repeat(indent)}` }];
    const range = { start: value.start, end: value.start + 1 };
    return [explain(spot, "block-start", { mark }, { range, edits })];
  });
}

/** A line that begins with "%", which would speak to the reader of the file. */
export function directive(spot: Spot): Diagnostic[] {
  const above = spot.shapes.slice(0, spot.index + 1);
  const shape = above.find(({ line }) => line.text.startsWith("%"));
  if (!shape) return [];
  const { text, ...range } = shape.value;
  const place = { range, edits: [{ ...range, text: "" }], hint: "" };
  return [explain(spot, "stray-text", { text }, place)];
}

/** A text of several lines that lacks the "|" which announces it, below its field. */
export function missingBlockSign(spot: Spot): Diagnostic[] {
  const top = topOfText(spot);
  return top?.value.text === "" ? blockSign(spot, top, " |") : [];
}

/** The same, when the text begins behind the colon already. */
export function missingBlockSignInside(spot: Spot): Diagnostic[] {
  const top = topOfText(spot);
  const indent = spot.shapes[spot.index]?.indent ?? 0;
  if (!top || /^(?:["'[{|>].*|)$/.test(top.value.text)) return [];
  return blockSign(spot, top, ` |\n${" ".repeat(indent)}`);
}

function blockSign(spot: Spot, top: LineShape, text: string): Diagnostic[] {
  if (!top.key) return [];
  const colon = spot.text.indexOf(":", top.key.end) + 1;
  const edits = [{ start: colon, end: top.value.text === "" ? colon : top.value.start, text }];
  const range = { start: top.key.start, end: colon };
  const hint = `${top.key.text}: |`;
  return [explain(spot, "missing-block-sign", { field: top.key.text }, { range, edits, hint })];
}

// The field above, if nothing but text stands between it and the spot.
function topOfText(spot: Spot): LineShape | undefined {
  const indent = spot.shapes[spot.index]?.indent ?? 0;
  const index = spot.shapes.findLastIndex(
    ({ key, column }, at) =>
      at < spot.index && column < indent && /^[A-Za-z]\w*$/.test(key?.text ?? ""),
  );
  const lines = spot.shapes.slice(index + 1, spot.index + 1).filter(({ line }) => !isSilent(line));
  const isText = lines.every(({ key }) => !key || !spot.fields.has(key.text));
  return isText && !lines[0]?.dashes.length ? spot.shapes[index] : undefined;
}
