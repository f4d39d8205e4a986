import { type TextRange, wordRangesAround } from "../../model/markup/text-ranges.ts";

/**
 * A number with signs within, alone or in a register ("S-2200", "REG/NY 012345/O-8"), an
 * abbreviation and what it goes with ("EFD-Reinf"), a word and what is short beside it ("e-mail",
 * "divide-se").
 */
const code = [
  String.raw`(?:\p{Lu}{1,6}/\p{Lu}{1,6} )?(?=[\p{L}./–-]*\d)[\p{L}\d.]{1,12}(?:[/–-][\p{L}\d.]{0,11}[\p{L}\d]){1,3}`,
  String.raw`\p{Lu}{1,6}[/-]\p{L}{1,6}`,
  String.raw`\p{L}-\p{L}{1,12}`,
  String.raw`\p{L}{1,12}-\p{L}{1,3}`,
].join("|");

/** A date or an amount, of which the spaces do not break: to Firefox it is one long word. */
const figure = String.raw`\d[\d.,]{0,8}[ºª]?(?:\u00a0\p{Ll}{1,2})?\u00a0\p{Ll}{5,}`;

/**
 * What is read in one piece, though a line could end within it, and after what it begins. What stands
 * before it is a part of the pattern: Safari looks back only from 16.4 on. The sign that ends it goes
 * along, since WebKit sets what follows a piece of its own a hair further off.
 */
const whole = new RegExp(
  String.raw`(^|\s)([^\s@]+@[^\s@]+\.\p{L}+)|` +
    String.raw`(^|[^\p{L}\d./–-])(${figure}|(?:${code})(?![\p{L}\d@/–-])[),.:;]*)`,
  "gu",
);

/** Without one of these, nothing is to stay whole. */
const signOfWhole = /[@/–\u00a0-]/g;

/** More letters than this are wider than a narrow column, and may part. */
const longest = 24;

/**
 * The parts of a text, in order: every second one, beginning with the second, is to stay whole. A
 * text without such a part is its only one.
 */
export function wholeParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of wholeStretches(text)) {
    parts.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  return [...parts, text.slice(from)];
}

function wholeStretches(text: string): TextRange[] {
  return wordRangesAround(text, signOfWhole).flatMap((near) => {
    const found = [...text.slice(near.start, near.end).matchAll(whole)];
    return found.flatMap(({ 0: match, 1: space, 3: sign, index }) => {
      const start = near.start + index + (space ?? sign ?? "").length;
      const end = near.start + index + match.length;
      return sign !== undefined && end - start > longest ? [] : [{ start, end }];
    });
  });
}

/** The class of a part that is to stay whole: an address only takes no hyphen, since it may be long. */
export function classOfWhole(part: string): string {
  return part.includes("@") ? "address" : "whole";
}
