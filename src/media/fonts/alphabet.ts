import type { Site } from "../../model/site.ts";
import { formatMoney } from "../../ui/format/format-amount.ts";
import { formatDates } from "../../ui/format/format-date.ts";

/**
 * What pt-BR text, figures and the form fields of visitors need: always there, so that no new word
 * changes a font. Combining accents are not needed: every Portuguese letter has its own sign.
 */
export const alphabet = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  ..."ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü",
  ..." !\"#$%&'()*+,-./:;=?@_\u00a0ª°º§©–—‘’“”…×÷−",
].join("");

/**
 * All that the alphabet does not have, but for the rest of ASCII: those are signs of markup and
 * patterns; the few that a text shows the device's own fonts can draw.
 */
const foreign = new RegExp(`[^\\u0000-\\u007f${alphabet.replace(/[ -~]/g, "")}]`, "gu");
/** The same by units of 16 bits: most texts have nothing of it, and thousands of articles are long. */
const mayBeForeign = new RegExp(foreign.source);

/** The characters of a piece of content that the alphabet does not have, in order, each once. */
export function foreignCharacters(content: unknown): string {
  const found = new Set<string>();
  collect(content, found);
  // A style sheet may turn letters into capitals.
  for (const character of found) {
    const [capital = "", ...more] = character.toUpperCase();
    if (more.length === 0 && !alphabet.includes(capital)) found.add(capital);
  }
  return [...found].sort().join("");
}

/** The characters that a site shows and the alphabet does not have, those that the engine adds among them. */
export function foreignCharactersOf({ theme, media, code, ...shown }: Site): string {
  return foreignCharacters({ shown, added: addedBy(shown.settings) });
}

/** What stands in no text of the content: how amounts and spans of days are written, what parts a place from a price. */
function addedBy({ language, currency }: Site["settings"]): string {
  const days = formatDates("2026-12-23", "2027-01-09", language);
  // A narrow space is nothing to draw: that of any font does.
  return `${formatMoney(1234.5, currency, language)}${days}·`.replace(/\s/g, "");
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    if (!mayBeForeign.test(value)) return;
    for (const [character] of value.matchAll(foreign)) found.add(character);
  } else if (typeof value === "object" && value !== null) {
    for (const item of Object.values(value)) collect(item, found);
  }
}
