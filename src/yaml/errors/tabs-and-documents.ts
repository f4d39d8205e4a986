import type { Diagnostic, Edit } from "../diagnostic.ts";
import { joinNonBlankLines } from "../edits.ts";
import type { Line } from "../lines.ts";
import { candidateLevels } from "./indent/indentation.ts";
import { isBlankOrComment, type LineShape } from "./line-shape.ts";
import {
  type RuleContext,
  ruleDiagnostic,
  type SyntaxErrorContext,
  significantLineAbove,
} from "./rule-context.ts";

/** Explains a line `---` or `...` that would begin a second document. */
export function explainSeveralDocuments(context: RuleContext): Diagnostic[] {
  const first = context.shapes.find((shape) => !isBlankOrComment(shape.line));
  const marks = context.shapes.filter(
    (shape) => shape !== first && /^(?:---|\.\.\.)(?:\s|$)/.test(shape.line.text),
  );
  const mark = marks[0]?.line;
  if (!mark) return [];
  const edits = marks.map(({ line }) => ({ start: line.start, end: line.start + 3, text: "" }));
  const range = { start: mark.start, end: mark.start + 3 };
  const place = { range, edits, hint: "" };
  return [ruleDiagnostic(context, "several-documents", { mark: mark.text.slice(0, 3) }, place)];
}

/**
 * Explains tabs in the indentation. Proposes to replace all of them, or only those of the line
 * where parsing stopped.
 */
export function explainTabs(context: SyntaxErrorContext): Diagnostic[] {
  const tabbed = context.shapes.filter(({ line }) => /^[ -]*\t/.test(line.text));
  const near = context.shapes
    .slice(0, context.index + 1)
    .filter(({ line }) => line.text.trim() !== "");
  const here = near.slice(-3).findLast((shape) => tabbed.includes(shape));
  if (!here) return [];
  const everywhere = [2, 4, 0].map((width) =>
    tabDiagnostic(context, tabbed, (spaces) => spaces.replaceAll("\t", " ".repeat(width))),
  );
  const alone = candidateLevels(context, here).map(({ column }) =>
    tabDiagnostic(context, [here], () => " ".repeat(column)),
  );
  return tabbed.length > 1 ? [...everywhere, ...alone] : [...alone, ...everywhere];
}

function tabDiagnostic(
  context: RuleContext,
  tabbed: readonly LineShape[],
  rewrite: (spaces: string) => string,
): Diagnostic {
  const edits = tabbed.map(({ line }) => tabEdit(line, rewrite));
  const line = tabbed[0]?.line ?? { start: 0, number: 1, text: "" };
  const [before = "", tabs = ""] = /^([ -]*)(\t+)/.exec(line.text)?.slice(1) ?? [];
  const start = line.start + before.length;
  const range = { start, end: start + tabs.length };
  const hint = hintWithLineAbove(context, line.number - 1, edits[0]);
  return ruleDiagnostic(context, "tab", { lines: tabbed.length }, { range, edits, hint });
}

// Rewrites the whitespace before the first dash. Tabs after the dash become one space each.
function tabEdit({ text, start }: Line, rewrite: (spaces: string) => string): Edit {
  const [opening = "", spaces = "", dashes = ""] = /^([ \t]*)([ \t-]*)/.exec(text) ?? [];
  const end = start + opening.length;
  return { start, end, text: rewrite(spaces) + dashes.replaceAll("\t", " ") };
}

function hintWithLineAbove(context: RuleContext, index: number, edit: Edit | undefined): string {
  const line = context.shapes[index]?.line;
  if (!line || !edit) return "";
  const above = significantLineAbove(context, index)?.line.text ?? "";
  const repaired = edit.text + line.text.slice(edit.end - line.start);
  return joinNonBlankLines([above.replaceAll("\t", "  "), repaired]);
}
