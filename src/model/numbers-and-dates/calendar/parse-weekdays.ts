import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import { parseWeekdayName } from "./parse-calendar-name.ts";

// Separators and filler words around weekdays, in the languages of sites so far.
const listSeparator = /\s*[,;+&]\s*|\s+(?:y|e|et|und|and)\s+/;
const spanSeparator =
  /\s*[–—]\s*|\s*-(?!feira)\s*|\s+(?:a|al|ao|au|ate|bis|hasta|jusqu'au|thru|through|till|to|until)\s+/;
const fillerWords =
  /(?:^|\s)(?:a|as|chaque|da|das|de|del|du|every|el|from|la|las|le|les|los|the|von|vom)(?=\s|$)/g;

/**
 * Parses a phrase of weekdays: "du mardi au vendredi", "lunes a viernes", "Montag bis Freitag".
 *
 * @param language the language of the text, a BCP 47 tag
 * @returns the weekdays, sorted from Monday, with Sunday = 0; `undefined` if there are other words
 */
export function parseWeekdayPhrase(text: string, language: string): number[] | undefined {
  const parts = foldLetters(text.trim())
    .split(listSeparator)
    .map((part) => parseDaySpan(part, language));
  const days = parts.flatMap((part) => part ?? []);
  if (days.length === 0 || parts.includes(undefined)) return undefined;
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
}

function parseDaySpan(part: string, language: string): number[] | undefined {
  const ends = part
    .split(spanSeparator)
    .map((each) => parseWeekdayName(each.replace(fillerWords, "").trim(), language));
  const [first, last = first] = ends;
  if (first === undefined || last === undefined || ends.includes(undefined) || ends.length > 2)
    return undefined;
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}
