import { type TextRange, wordRangesContaining } from "../../model/markup/text-ranges.ts";

/**
 * A number with punctuation, alone or after a register ("S-2200", "REG/NY 012345/O-8"), an
 * abbreviation and its suffix ("EFD-Reinf"), or a word with a short part ("e-mail", "divide-se").
 */
const codePattern = [
  String.raw`(?:\p{Lu}{1,6}/\p{Lu}{1,6} )?(?=[\p{L}./–-]*\d)[\p{L}\d.]{1,12}(?:[/–-][\p{L}\d.]{0,11}[\p{L}\d]){1,3}`,
  String.raw`\p{Lu}{1,6}[/-]\p{L}{1,6}`,
  String.raw`\p{L}-\p{L}{1,12}`,
  String.raw`\p{L}{1,12}-\p{L}{1,3}`,
].join("|");

/** A date or an amount with non-breaking spaces, which Firefox treats as one long word. */
const figurePattern = String.raw`\d[\d.,]{0,8}[ºª]?(?:\u00a0\p{Ll}{1,2})?\u00a0\p{Ll}{5,}`;

/**
 * Matches text that must not break, together with the text before it. A lookbehind would be
 * simpler, but Safari has none before 16.4. Trailing punctuation is included, because WebKit sets
 * the text after a separate element slightly further away.
 */
const unbreakableText = new RegExp(
  String.raw`(^|\s)([^\s@]+@[^\s@]+\.\p{L}+)|` +
    String.raw`(^|[^\p{L}\d./–-])(${figurePattern}|(?:${codePattern})(?![\p{L}\d@/–-])[),.:;]*)`,
  "gu",
);

/** Only words with one of these characters can match `unbreakableText`. */
const unbreakableHint = /[@/–\u00a0-]/g;

/** Longer text would be wider than a narrow column, so it may break. */
const maxUnbreakableLength = 24;

/**
 * Splits a text into parts, in order. The second, fourth, … part must not break. A text without
 * such a part is a single part.
 */
export function splitUnbreakable(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of unbreakableRanges(text)) {
    parts.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  return [...parts, text.slice(from)];
}

function unbreakableRanges(text: string): TextRange[] {
  return wordRangesContaining(text, unbreakableHint).flatMap((near) => {
    const found = [...text.slice(near.start, near.end).matchAll(unbreakableText)];
    return found.flatMap(({ 0: match, 1: space, 3: sign, index }) => {
      const start = near.start + index + (space ?? sign ?? "").length;
      const end = near.start + index + match.length;
      return sign !== undefined && end - start > maxUnbreakableLength ? [] : [{ start, end }];
    });
  });
}

/**
 * Returns the class of an unbreakable part. An e-mail address may be long, so it may break, but
 * without a hyphen.
 */
export function unbreakableClass(part: string): string {
  return part.includes("@") ? "address" : "whole";
}
