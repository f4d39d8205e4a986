import type { Diagnostic, Range } from "../../diagnostic.ts";
import { quoteEdits } from "../../edits.ts";
import type { YamlEntry } from "../../parse/entries.ts";
import { isText, linesOutsideBlock } from "../block-text.ts";
import { joinedLine, lineNumberOf } from "../joined-lines.ts";
import { otherDash } from "../lost-line-breaks.ts";
import { type RuleContext, ruleDiagnostic } from "../rule-context.ts";
import { RuleList } from "../rule-list.ts";
import { decimalComma } from "./decimal-comma.ts";
import { missingSpaceAfterColon } from "./key-pitfalls.ts";

type PitfallRule = (page: RuleContext, entry: YamlEntry, text: string) => Diagnostic[] | undefined;

/** Rules for a plain scalar. The order matters: the first one that matches wins. */
export const pitfallRules = new RuleList<PitfallRule>({
  commentInText,
  decimalComma,
  otherDash,
  joinedLine,
  gluedColon,
  loneQuote,
});

/** Reports what YAML reads in a text differently than its author meant it. */
export function textPitfalls(page: RuleContext, entry: YamlEntry): Diagnostic[] {
  if (entry.style === "block") return blockPitfalls(page, entry);
  if (entry.style !== "plain" || entry.marks.length > 0) return [];
  const text = page.text.slice(entry.range.start, entry.range.end);
  for (const [name, trap] of pitfallRules.enabled) {
    const found = trap(page, entry, text);
    if (!found) continue;
    pitfallRules.onMatch?.(name);
    return found;
  }
  return [];
}

// A block scalar that ends before its first line, or that contains the next item of its list.
function blockPitfalls(page: RuleContext, entry: YamlEntry): Diagnostic[] {
  if (!/^[|>][-+\d]*$/.test(page.text.slice(entry.range.start, entry.range.end)))
    return joinedLine(page, entry) ?? [];
  const top = entry.key && page.shapes[lineNumberOf(page, entry.key.range.start) - 1];
  const found = top && linesOutsideBlock(page, top);
  const [first] = found?.outside ?? [];
  return found && first && isText(first) ? [found.diagnostic] : [];
}

// A real comment has a space after its "#", or follows a number, an option or an id. Otherwise what
// directly follows the "#" is part of the text: after words, or as the whole text.
function commentInText(
  page: RuleContext,
  entry: YamlEntry,
  shown: string,
): Diagnostic[] | undefined {
  const { start, end } = entry.range;
  const rest = /^[ \t]*#([^\n\r]*)/.exec(page.text.slice(end, end + 1000));
  const comment = rest?.[1]?.trimEnd() ?? "";
  if (!rest || /^[\s#=*_~-]/.test(comment) || !isCutOff(shown, comment)) return undefined;
  const hash = end + rest[0].indexOf("#");
  // A second "#" begins a real comment.
  const whole = rest[0].replace(/(?<=\S)[ \t]+#(?:[ \t].*)?$/, "");
  const isAddress = /^(?:\/|https?:)\S*$/.test(shown);
  const edits = isAddress
    ? [{ start: end, end: hash, text: "" }]
    : quoteEdits(page.text, shown === "" ? hash : start, end + whole.trimEnd().length);
  const place = { range: { start: hash, end: hash + 1 }, edits, path: entry.path };
  return [ruleDiagnostic(page, "comment-in-text", { shown, isAddress }, place)];
}

function isCutOff(shown: string, comment: string): boolean {
  if (shown === "") return comment !== "";
  if (/^[-+]?[\d.,]+$|^(?:true|false|null|~)$/i.test(shown)) return false;
  return /^\d/.test(comment) || !/^[a-z\d][a-z\d_-]*$/.test(shown);
}

// "title:Olá" as an item, or below a field: a field without the space after its colon.
function gluedColon(page: RuleContext, entry: YamlEntry, text: string): Diagnostic[] | undefined {
  if (entry.key && !isBelow(page, entry.key.range, entry.range)) return undefined;
  const place = missingSpaceAfterColon(page, text, entry.range.start);
  return (
    place && [ruleDiagnostic(page, "missing-space", { after: ":" }, { ...place, path: entry.path })]
  );
}

function isBelow(page: RuleContext, key: Range, value: Range): boolean {
  return /[\n\r]/.test(page.text.slice(key.end, value.start));
}

// A closing quote without an opening one would be shown. After a digit it means inches.
function loneQuote(page: RuleContext, entry: YamlEntry, text: string): Diagnostic[] | undefined {
  if (!text.endsWith('"') || !/[^\s\d]"$/.test(text) || text.split('"').length % 2 === 1)
    return undefined;
  const range = { start: entry.range.end - 1, end: entry.range.end };
  const edits = [{ ...range, text: "" }];
  return [ruleDiagnostic(page, "lone-quote", { quote: '"' }, { range, edits, path: entry.path })];
}
