import type { Site } from "../../model/site.ts";
import { formatMoney } from "../../ui/format/format-amount.ts";
import { formatDateRange } from "../../ui/format/format-date.ts";

/**
 * The characters of Portuguese text, numbers and form input. The fonts always contain them, so a
 * new word does not change the fonts. They need no combining accents, since every Portuguese letter
 * has a code point of its own.
 */
export const alphabet = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  ..."ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü",
  ..." !\"#$%&'()*+,-./:;=?@_\u00a0ª°º§©–—‘’“”…×÷−",
].join("");

/**
 * Matches characters outside the alphabet, except the rest of ASCII. Those are mostly markup and
 * patterns. If a page shows one, browsers draw it in a system font.
 */
const nonAlphabet = new RegExp(`[^\\u0000-\\u007f${alphabet.replace(/[ -~]/g, "")}]`, "gu");
/**
 * The same pattern without the `u` flag, for a fast check. Most articles contain no such character.
 */
const mayBeNonAlphabet = new RegExp(nonAlphabet.source);

/** Returns the characters of a piece of content that are not in the alphabet, sorted and unique. */
export function foreignCharacters(content: unknown): string {
  const found = new Set<string>();
  collectForeignCharacters(content, found);
  // `text-transform` may turn letters into capitals.
  for (const character of found) {
    const [capital = "", ...more] = character.toUpperCase();
    if (more.length === 0 && !alphabet.includes(capital)) found.add(capital);
  }
  return [...found].sort().join("");
}

/**
 * Returns the characters of a site that are not in the alphabet, including those that the engine
 * adds to texts.
 */
export function foreignCharactersOfSite({ theme, media, code, ...shown }: Site): string {
  return foreignCharacters({ shown, added: engineCharacters(shown.settings) });
}

/**
 * Returns the characters that the engine adds to texts: those of currencies and date ranges, and
 * the separator between place and price.
 */
function engineCharacters({ language, currency }: Site["settings"]): string {
  const days = formatDateRange("2026-12-23", "2027-01-09", language);
  // A narrow space has no outline, so any font can provide it.
  return `${formatMoney(1234.5, currency, language)}${days}·`.replace(/\s/g, "");
}

function collectForeignCharacters(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    if (!mayBeNonAlphabet.test(value)) return;
    for (const [character] of value.matchAll(nonAlphabet)) found.add(character);
  } else if (typeof value === "object" && value !== null) {
    for (const item of Object.values(value)) collectForeignCharacters(item, found);
  }
}
