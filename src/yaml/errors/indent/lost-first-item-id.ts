import type { Diagnostic } from "../../diagnostic.ts";
import { isBlankOrComment } from "../line-shape.ts";
import { ruleDiagnostic, type SyntaxErrorContext } from "../rule-context.ts";

/** The id for an item that has lost its own. The message asks for the correct one. */
const placeholderId = "novo-item";

/**
 * Explains the first item of a file without the line with its id. Its other fields remain, at the
 * column of the fields of the next item.
 */
export function explainLostFirstItemId(context: SyntaxErrorContext): Diagnostic[] {
  const here = context.shapes[context.index];
  if (here?.key?.text !== "id" || here.dashes.length !== 1 || here.indent > 0) return [];
  const above = context.shapes
    .slice(0, context.index)
    .filter(({ line }) => !isBlankOrComment(line));
  const [first] = above;
  if (!first?.key || first.dashes.length > 0 || first.indent !== here.column) return [];
  if (above.some(({ indent }) => indent < here.column)) return [];
  const { start, text } = first.line;
  const lost = `- id: ${placeholderId}`;
  const edits = [{ start, end: start, text: `${lost}\n` }];
  const range = { start: first.key.start, end: first.key.end };
  return [ruleDiagnostic(context, "lost-start", {}, { range, edits, hint: `${lost}\n${text}` })];
}
