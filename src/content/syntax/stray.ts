import type { Diagnostic, Edit } from "../diagnostic.ts";
import { branchOf } from "./layout.ts";
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

/** A text of several lines below a field that lacks the "|" which announces it. */
export function missingBlockSign(spot: Spot): Diagnostic[] {
  const index = spot.shapes.findLastIndex(
    ({ line, key, column }, at) =>
      at < spot.index && key && !isSilent(line) && column < indentAt(spot),
  );
  const top = spot.shapes[index];
  const isText = spot.shapes
    .slice(index + 1, spot.index + 1)
    .every(({ key }) => !key || !spot.fields.has(key.text));
  if (!top?.key || top.value.text !== "" || !isText) return [];
  const colon = spot.text.indexOf(":", top.key.end);
  const edits = [{ start: colon + 1, end: colon + 1, text: " |" }];
  const range = { start: top.key.start, end: colon + 1 };
  const hint = `${top.key.text}: |`;
  return [explain(spot, "missing-block-sign", { field: top.key.text }, { range, edits, hint })];
}

function indentAt(spot: Spot): number {
  return spot.shapes[spot.index]?.indent ?? 0;
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
    .slice(0, endOfBlock(spot, rest, top))
    .filter(({ line, indent }) => line.text.trim() !== "" && indent < expected);
  const first = outside[0];
  if (!first) return [];
  const edits = outside.map(({ line, indent }) => ({
    start: line.start,
    end: line.start,
    text: " ".repeat(expected - indent),
  }));
  const range = { start: first.line.start, end: first.line.end };
  const details = { mark: top.value.text.charAt(0), line: spot.numberAt(top.line.start), expected };
  const hint = " ".repeat(expected) + first.line.text.trimStart();
  return [explain(spot, "block-text", details, { range, edits, hint })];
}

// A block of text ends where a field begins that this page or most pages know.
function endOfBlock(spot: Spot, rest: readonly LineShape[], top: LineShape): number {
  const end = rest.findIndex(
    ({ key, column, dashes }) =>
      key !== undefined && column <= top.column && (dashes.length > 0 || spot.fields.has(key.text)),
  );
  return end < 0 ? rest.length : end;
}

/** A line that begins with "%", which would speak to the reader of the file. */
export function directive(spot: Spot): Diagnostic[] {
  const line = spot.shapes
    .slice(0, spot.index + 1)
    .find(({ line: { text } }) => text.startsWith("%"));
  if (!line) return [];
  const { text, ...range } = line.value;
  return [
    explain(spot, "stray-text", { text }, { range, edits: [{ ...range, text: "" }], hint: "" }),
  ];
}
