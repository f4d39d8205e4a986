import type { Diagnostic } from "../../diagnostic.ts";
import { lineAt } from "../../lines.ts";
import {
  createRuleContext,
  isInBlockText,
  type RuleContext,
  ruleDiagnostic,
} from "../rule-context.ts";

// Searched for in the whole text, because most texts have no such bullet and need not be split into
// lines.
const bullet = /^([ \t]*)([–—•●▪◦‣·*])[ \t\u00a0]+([A-Za-z]\w*):(?=[ \t\r\n]|$)/gmu;

const maximumFound = 20;

/**
 * Reports items that begin with the bullet of a word processor and a field, "• id: parking". YAML
 * would read fields with wrong names, and misplace everything below them.
 */
export function findFieldBullets(file: string, text: string): Diagnostic[] {
  const page = createRuleContext({
    file,
    text,
    lineNumberAt: (offset) => lineAt(page.lines, offset).number,
  });
  const found = [...text.matchAll(bullet)].slice(0, maximumFound);
  return found.flatMap((match) => bulletDiagnostic(page, match) ?? []);
}

function bulletDiagnostic(
  context: RuleContext,
  { 1: space = "", 2: sign = "", 3: field = "", index }: RegExpExecArray,
) {
  const start = index + space.length;
  const shape = context.shapes[context.lineNumberAt(start) - 1];
  if (!shape || !context.fields.has(field) || isInBlockText(context, shape)) return undefined;
  const end = start + (/^.[ \t\u00a0]+/u.exec(context.text.slice(start))?.[0].length ?? 1);
  const range = { start, end: start + 1 };
  const edits = [{ start, end, text: "- " }];
  return ruleDiagnostic(context, "other-dash", { sign, isField: true }, { range, edits });
}
