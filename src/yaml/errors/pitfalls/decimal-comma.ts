import type { Diagnostic } from "../../diagnostic.ts";
import type { YamlEntry } from "../../parse/entries.ts";
import { type RuleContext, ruleDiagnostic } from "../rule-context.ts";

/**
 * Reports a decimal comma in braces or brackets, where YAML reads a separator. In a list, a comma
 * is decimal if it has no space after it and other commas have one. Returns `undefined` for any
 * other value.
 *
 * @param text the source of the value
 */
export function diagnoseDecimalComma(
  context: RuleContext,
  { range, path }: YamlEntry,
  text: string,
): Diagnostic[] | undefined {
  if (!/^-?\d+$/.test(text)) return undefined;
  const [rest = "", digits = ""] =
    /^,(\d+)(?=\s*[,}\]])/.exec(context.text.slice(range.end, range.end + 50)) ?? [];
  if (rest === "" || !(isInBraces(context, range.start) || hasSpacesAfterCommas(context, range)))
    return undefined;
  const written = text + rest;
  const meant = `${text}.${digits}`;
  const end = range.end + rest.length;
  const edits = [{ start: range.end, end: range.end + 1, text: "." }];
  return [
    ruleDiagnostic(
      context,
      "decimal-comma",
      { written, meant },
      { range: { start: range.start, end }, edits, path },
    ),
  ];
}

/** Whether a value follows the name of a field in braces. */
function isInBraces(context: RuleContext, start: number): boolean {
  return /[{,]\s*[A-Za-z]\w*:\s+$/.test(context.text.slice(Math.max(0, start - 100), start));
}

function hasSpacesAfterCommas(context: RuleContext, { start, end }: YamlEntry["range"]): boolean {
  const open = context.text.lastIndexOf("[", start);
  const close = context.text.indexOf("]", end);
  return open >= 0 && close >= 0 && /,[ \t]/.test(context.text.slice(open, close));
}
