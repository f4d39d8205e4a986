import type { Diagnostic, Range } from "../../diagnostic.ts";
import { quoteEdits } from "../../edits.ts";
import type { YamlEntry } from "../../parse/entries.ts";
import { findUnderindentedBlockLines, isTextLine } from "../block-text.ts";
import { diagnoseJoinedLine, lineNumberInText } from "../joined-lines.ts";
import { diagnoseTypographicDash } from "../lost-line-breaks.ts";
import { type RuleContext, ruleDiagnostic } from "../rule-context.ts";
import { RuleList } from "../rule-list.ts";
import { diagnoseDecimalComma } from "./decimal-comma.ts";
import { missingSpaceAfterColon } from "./key-pitfalls.ts";

type PitfallRule = (page: RuleContext, entry: YamlEntry, text: string) => Diagnostic[] | undefined;

/** Rules for a plain scalar. The order matters: the first one that matches wins. */
export const pitfallRules = new RuleList<PitfallRule>({
  commentInText: diagnoseCommentInText,
  decimalComma: diagnoseDecimalComma,
  otherDash: diagnoseTypographicDash,
  joinedLine: diagnoseJoinedLine,
  gluedColon: diagnoseGluedColon,
  loneQuote: diagnoseLoneQuote,
});

/** Reports parts of a text that YAML reads in another way than the author meant. */
export function findTextPitfalls(context: RuleContext, entry: YamlEntry): Diagnostic[] {
  if (entry.style === "block") return findBlockPitfalls(context, entry);
  if (entry.style !== "plain" || entry.marks.length > 0) return [];
  const text = context.text.slice(entry.range.start, entry.range.end);
  for (const [name, trap] of pitfallRules.enabled) {
    const found = trap(context, entry, text);
    if (!found) continue;
    pitfallRules.onMatch?.(name);
    return found;
  }
  return [];
}

// Finds a block scalar that ends before its first line, or that contains the next item of its list.
function findBlockPitfalls(context: RuleContext, entry: YamlEntry): Diagnostic[] {
  if (!/^[|>][-+\d]*$/.test(context.text.slice(entry.range.start, entry.range.end)))
    return diagnoseJoinedLine(context, entry) ?? [];
  const top = entry.key && context.shapes[lineNumberInText(context, entry.key.range.start) - 1];
  const found = top && findUnderindentedBlockLines(context, top);
  const [first] = found?.outside ?? [];
  return found && first && isTextLine(first) ? [found.diagnostic] : [];
}

// A real comment has a space after its "#", or follows a number, an option or an id. Otherwise the
// words directly after the "#" are part of the text.
function diagnoseCommentInText(
  context: RuleContext,
  entry: YamlEntry,
  shown: string,
): Diagnostic[] | undefined {
  const { start, end } = entry.range;
  const rest = /^[ \t]*#([^\n\r]*)/.exec(context.text.slice(end, end + 1000));
  const comment = rest?.[1]?.trimEnd() ?? "";
  if (!rest || /^[\s#=*_~-]/.test(comment) || !isTextCutOff(shown, comment)) return undefined;
  const hash = end + rest[0].indexOf("#");
  // A second "#" begins a real comment.
  const whole = rest[0].replace(/(?<=\S)[ \t]+#(?:[ \t].*)?$/, "");
  const isAddress = /^(?:\/|https?:)\S*$/.test(shown);
  const edits = isAddress
    ? [{ start: end, end: hash, text: "" }]
    : quoteEdits(context.text, shown === "" ? hash : start, end + whole.trimEnd().length);
  const place = { range: { start: hash, end: hash + 1 }, edits, path: entry.path };
  return [ruleDiagnostic(context, "comment-in-text", { shown, isAddress }, place)];
}

function isTextCutOff(shown: string, comment: string): boolean {
  if (shown === "") return comment !== "";
  if (/^[-+]?[\d.,]+$|^(?:true|false|null|~)$/i.test(shown)) return false;
  return /^\d/.test(comment) || !/^[a-z\d][a-z\d_-]*$/.test(shown);
}

// Finds a missing space after a colon, such as "title:Olá". YAML then reads a list item, or the
// line below a key, as text.
function diagnoseGluedColon(
  context: RuleContext,
  entry: YamlEntry,
  text: string,
): Diagnostic[] | undefined {
  if (entry.key && !isOnLaterLine(context, entry.key.range, entry.range)) return undefined;
  const place = missingSpaceAfterColon(context, text, entry.range.start);
  return (
    place && [
      ruleDiagnostic(context, "missing-space", { after: ":" }, { ...place, path: entry.path }),
    ]
  );
}

function isOnLaterLine(context: RuleContext, key: Range, value: Range): boolean {
  return /[\n\r]/.test(context.text.slice(key.end, value.start));
}

// Finds a closing quote without an opening one, which visitors would see. After a digit it means
// inches.
function diagnoseLoneQuote(
  context: RuleContext,
  entry: YamlEntry,
  text: string,
): Diagnostic[] | undefined {
  if (!text.endsWith('"') || !/[^\s\d]"$/.test(text) || text.split('"').length % 2 === 1)
    return undefined;
  const range = { start: entry.range.end - 1, end: entry.range.end };
  const edits = [{ ...range, text: "" }];
  return [
    ruleDiagnostic(context, "lone-quote", { quote: '"' }, { range, edits, path: entry.path }),
  ];
}
