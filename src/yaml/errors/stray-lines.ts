import type { Diagnostic, Edit } from "../diagnostic.ts";
import { lineWithDescendants } from "./indent/indentation.ts";
import type { LineShape } from "./line-shape.ts";
import {
  linesSinceLastField,
  ruleDiagnostic,
  type SyntaxErrorContext,
  significantLineAbove,
} from "./rule-context.ts";

/**
 * Explains lines that are not fields. Usually they are the rest of the text above, without its
 * indentation.
 */
export function explainStrayText(context: SyntaxErrorContext): Diagnostic[] {
  const here = context.shapes[context.index];
  const lines = linesSinceLastField(context).filter(
    (shape) => !shape.key && shape.value.text !== "" && (!shape.dashes.length || shape === here),
  );
  const first = lines[0];
  if (!first) return [];
  const top = significantLineAbove(context, first.line.number - 1);
  const { text, ...range } = first.value;
  const joined = lines.map((shape) => indentLineEdit(shape, (top?.column ?? 0) + 2));
  return [joined, lines.map(clearLineEdit)].map((edits) => {
    const place = { range, edits, hint: "" };
    if (first.dashes.length === 0 || !top?.key)
      return ruleDiagnostic(context, "stray-text", { text }, place);
    return diagnoseStrayItem(context, top, place);
  });
}

// Moves the line below a field. Removes its dash, which would become text there.
function indentLineEdit({ line, value }: LineShape, column: number): Edit {
  return { start: line.start, end: value.start, text: " ".repeat(column) };
}

function clearLineEdit({ line }: LineShape): Edit {
  return { start: line.start, end: line.end, text: "" };
}

function diagnoseStrayItem(
  context: SyntaxErrorContext,
  top: LineShape,
  place: Parameters<typeof ruleDiagnostic>[3],
): Diagnostic {
  const details = { field: top.key?.text ?? "", line: context.lineNumberAt(top.line.start) };
  return ruleDiagnostic(context, "stray-item", details, place);
}

/** Explains an item with all its fields below a field that already has a text. */
export function explainStrayNestedItem(context: SyntaxErrorContext): Diagnostic[] {
  const shape = context.shapes[context.index];
  const top = significantLineAbove(context, context.index);
  if (!shape?.dashes.length || !top?.key || top.value.text === "") return [];
  const range = { start: shape.line.start + shape.indent, end: shape.line.end };
  const edits = lineWithDescendants(context, shape).map(clearLineEdit);
  return [diagnoseStrayItem(context, top, { range, edits, hint: "" })];
}

/**
 * Explains a line that no other rule explains. Parsing continues without this line, or without the
 * line above.
 */
export function explainUnreadableLine(context: SyntaxErrorContext): Diagnostic[] {
  const shapes = [context.shapes[context.index], significantLineAbove(context, context.index)];
  return shapes.flatMap((shape) => {
    if (!shape) return [];
    const { line } = shape;
    const start = line.start + Math.max(0, line.text.search(/\S/));
    const whole = lineWithDescendants(context, shape).map(clearLineEdit);
    return [whole, [clearLineEdit(shape)]].map((edits) =>
      ruleDiagnostic(
        context,
        "unreadable-line",
        {},
        { range: { start, end: line.end }, edits, hint: "" },
      ),
    );
  });
}
