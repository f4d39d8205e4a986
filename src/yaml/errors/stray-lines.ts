import type { Diagnostic, Edit } from "../diagnostic.ts";
import { lineWithDescendants } from "./indent/indentation.ts";
import type { LineShape } from "./line-shape.ts";
import {
  lineAbove,
  linesWithoutField,
  ruleDiagnostic,
  type SyntaxErrorContext,
} from "./rule-context.ts";

/** Lines that are no field: usually the rest of the text above, without its indentation. */
export function strayText(spot: SyntaxErrorContext): Diagnostic[] {
  const here = spot.shapes[spot.index];
  const lines = linesWithoutField(spot).filter(
    (shape) => !shape.key && shape.value.text !== "" && (!shape.dashes.length || shape === here),
  );
  const first = lines[0];
  if (!first) return [];
  const top = lineAbove(spot, first.line.number - 1);
  const { text, ...range } = first.value;
  const joined = lines.map((shape) => indentEdit(shape, (top?.column ?? 0) + 2));
  return [joined, lines.map(blankLineEdit)].map((edits) => {
    const place = { range, edits, hint: "" };
    if (first.dashes.length === 0 || !top?.key)
      return ruleDiagnostic(spot, "stray-text", { text }, place);
    return strayItem(spot, top, place);
  });
}

// The line moves below a field. Its dash is removed, because it would become text there.
function indentEdit({ line, value }: LineShape, column: number): Edit {
  return { start: line.start, end: value.start, text: " ".repeat(column) };
}

function blankLineEdit({ line }: LineShape): Edit {
  return { start: line.start, end: line.end, text: "" };
}

function strayItem(
  spot: SyntaxErrorContext,
  top: LineShape,
  place: Parameters<typeof ruleDiagnostic>[3],
): Diagnostic {
  const details = { field: top.key?.text ?? "", line: spot.lineNumberAt(top.line.start) };
  return ruleDiagnostic(spot, "stray-item", details, place);
}

/** An item with all its fields, below a field that already has a text. */
export function strayBranch(spot: SyntaxErrorContext): Diagnostic[] {
  const shape = spot.shapes[spot.index];
  const top = lineAbove(spot, spot.index);
  if (!shape?.dashes.length || !top?.key || top.value.text === "") return [];
  const range = { start: shape.line.start + shape.indent, end: shape.line.end };
  const edits = lineWithDescendants(spot, shape).map(blankLineEdit);
  return [strayItem(spot, top, { range, edits, hint: "" })];
}

/** If no other rule matches, parsing continues without this line, or without the one above. */
export function unreadable(spot: SyntaxErrorContext): Diagnostic[] {
  const shapes = [spot.shapes[spot.index], lineAbove(spot, spot.index)];
  return shapes.flatMap((shape) => {
    if (!shape) return [];
    const { line } = shape;
    const start = line.start + Math.max(0, line.text.search(/\S/));
    const whole = lineWithDescendants(spot, shape).map(blankLineEdit);
    return [whole, [blankLineEdit(shape)]].map((edits) =>
      ruleDiagnostic(
        spot,
        "unreadable-line",
        {},
        { range: { start, end: line.end }, edits, hint: "" },
      ),
    );
  });
}
