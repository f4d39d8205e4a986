import type { Diagnostic, Edit } from "../diagnostic.ts";
import { branchOf } from "./indent/indentation.ts";
import type { LineShape } from "./line-shape.ts";
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
