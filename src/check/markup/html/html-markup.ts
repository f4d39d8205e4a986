import type { HtmlKind } from "#lang/check/messages/markup/messages";
import type { Edit, Range } from "../../../yaml/diagnostic.ts";
import {
  createFinding,
  type FieldSourceText,
  type Finding,
  findPatternMatches,
} from "../findings.ts";
import { decodeEntity } from "./entities.ts";
import { type MatchedHtmlElement, parseHtmlElements } from "./html-tags.ts";
import { toSuperOrSubscript } from "./super-and-subscripts.ts";

/**
 * Finds HTML comments, which visitors would see. All block comments of WordPress are one finding.
 */
export function* findHtmlComments(written: FieldSourceText): Generator<Finding> {
  const { text, start } = written;
  const blocks: Range[] = [];
  for (let at = text.indexOf("<!--"); at >= 0; ) {
    const close = text.indexOf("-->", at + 4);
    const end = close < 0 ? at + 4 : close + 3;
    const range = { start: start + at, end: start + end };
    const mark = text.slice(at, end);
    const isBlock = /^<!--\s*\/?wp:/.test(mark);
    if (isBlock) blocks.push(range);
    else
      yield createFinding(
        written,
        "html-in-text",
        { mark, kind: "comment" },
        { range, edits: removalEdit(range, close) },
      );
    // If this comment does not end, no later comment ends either.
    at = close < 0 ? -1 : text.indexOf("<!--", end);
  }
  const [range] = blocks;
  if (!range) return;
  const mark = text.slice(range.start - start, range.end - start);
  yield createFinding(
    written,
    "html-in-text",
    { mark, kind: "wordpress" },
    { range, claims: blocks },
  );
}

function removalEdit(range: Range, close: number): Edit[] | undefined {
  return close < 0 ? undefined : [{ ...range, text: "" }];
}

/** Finds HTML tags. A tag and its closing tag are one finding. */
export function* findHtmlTags(written: FieldSourceText): Generator<Finding> {
  const { text, start } = written;
  const placed = ({ start: from, end }: Range) => ({ start: start + from, end: start + end });
  for (const element of parseHtmlElements(text)) {
    const { tag, close, inner } = element;
    const mark = text.slice(tag.start, tag.end);
    const change = findElementReplacement(written, element);
    const range = placed(change?.isWhole && close ? { start: tag.start, end: close.end } : tag);
    const details = {
      mark: change?.isWhole ? text.slice(tag.start, close?.end) : mark,
      close: change?.isWhole ? undefined : close && text.slice(close.start, close.end),
      kind: tag.kind,
      instead: change?.replacement,
    };
    const claims = [tag, ...inner, ...(close ? [close] : [])].map(placed);
    const edits = change?.edits.map((edit) => ({ ...edit, ...placed(edit) }));
    yield createFinding(written, "html-in-text", details, { range, edits, claims });
  }
}

/** The replacement of an HTML element. Only elements with one obvious replacement have one. */
interface ElementReplacement {
  edits: Edit[];
  replacement?: string;
  /** Whether the text inside the element changes, too. */
  isWhole?: boolean;
}

const markdownMarks: Partial<Record<HtmlKind, string>> = { bold: "**", italic: "*" };

function findElementReplacement(
  { text, isBody, subject, path }: FieldSourceText,
  { tag, close }: MatchedHtmlElement,
): ElementReplacement | undefined {
  if (!close) return undefined;
  const inner = text.slice(tag.end, close.start);
  const isOneLine = /^\S(?:[^\n]*\S)?$/.test(inner);
  if (tag.kind === "superscript" || tag.kind === "subscript") {
    const instead = toSuperOrSubscript(inner, tag.kind === "superscript" ? "above" : "below");
    if (instead === undefined) return undefined;
    return {
      isWhole: true,
      replacement: instead,
      edits: [{ start: tag.start, end: close.end, text: instead }],
    };
  }
  if (!isOneLine) return undefined;
  const around = (before: string, after: string) => ({
    edits: [
      { start: tag.start, end: tag.end, text: before },
      { start: close.start, end: close.end, text: after },
    ],
  });
  const sign = subject.node(path).markup === undefined ? undefined : markdownMarks[tag.kind];
  if (sign && !inner.includes("*")) return around(sign, sign);
  if (tag.kind === "office" || /^(?:span|font|small)$/.test(tag.name)) return around("", "");
  const isLine = isBody && !inner.includes("<") && isAloneOnLine(text, tag.start, close.end);
  if (isLine && tag.name === "p") return around("", "");
  if (isLine && tag.name === "blockquote") return around("> ", "");
  return undefined;
}

/** Whether a range is alone on its line. */
function isAloneOnLine(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return (
    /(?:^|[\n\r])[ \t]*$/.test(before) && /^[ \t]*(?:[\n\r]|$)/.test(text.slice(end, end + 40))
  );
}

/** Finds HTML character references. */
export function* findHtmlEntities(written: FieldSourceText): Generator<Finding> {
  if (!written.text.includes("&")) return;
  const isQuoted = /^["']/.test(written.text) && !written.isBlock;
  for (const { words, range } of findPatternMatches(
    written,
    /&(?:[a-z]{2,8}\d?|#\d{2,6}|#x[\da-f]{2,5});/gi,
  )) {
    const instead = decodeEntity(words);
    if (instead === undefined) continue;
    // Characters that YAML could read as syntax get no edit.
    const isCertain =
      written.isBlock || !(isQuoted ? /["'\\]/ : /[#:"'&*[\]{}|>%@`\\]/).test(instead);
    const edits = isCertain ? [{ ...range, text: instead }] : undefined;
    yield createFinding(
      written,
      "html-in-text",
      { mark: words, kind: "entity", instead },
      { range, edits },
    );
  }
}
