import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import { weekdays, weekdaysBetween } from "../clock-times.ts";
import { type HoursVocabulary, hoursVocabulary } from "./hours-vocabulary.ts";

/** A weekday in a label, counted from Monday = 0, and the range of its name in the text. */
interface DayMatch {
  day: number;
  start: number;
  end: number;
}

/**
 * Parses a weekday label in any language, "Lunes a viernes, a la mañana". Uses the day names of the
 * CLDR.
 *
 * @param language a BCP 47 tag
 * @returns the days as in the settings ("monday"), from Monday; `undefined` if other words precede
 * or separate the days, "un lundi sur deux"
 */
export function parseWeekdayLabel(label: string, language: string): string[] | undefined {
  const plain = foldLetters(label).replace(/\s+/g, " ").trim();
  const named = findDayNames(plain, dayNames(language, "long"));
  const all = named.length > 0 ? named : findDayNames(plain, dayNames(language, "short"));
  const days = all.length > 0 ? expandDays(plain, all, hoursVocabulary(language)) : undefined;
  return days && weekdays.filter((day) => days.includes(day));
}

function dayNames(language: string, weekday: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return weekdays.map((_, day) =>
    foldLetters(format.format(Date.UTC(2024, 0, 1 + day))).replace(/\.$|-feira$/g, ""),
  );
}

function findDayNames(plain: string, names: readonly string[]): DayMatch[] {
  const pattern = new RegExp(`(?<!\\p{L})(${names.join("|")})(?:s|-feiras?)?\\.?(?!\\p{L})`, "gu");
  return [...plain.matchAll(pattern)].map(({ 0: written, 1: name = "", index }) => {
    return { day: names.indexOf(name), start: index, end: index + written.length };
  });
}

/** Expands lists and ranges of days; `undefined` if other words precede or separate the days. */
function expandDays(
  plain: string,
  named: readonly DayMatch[],
  words: HoursVocabulary | undefined,
): string[] | undefined {
  const article = words ? `(?:(?:${words.article}) )?` : "";
  const span = new RegExp(`^(?: ?[-–—] ?| (?:${words?.until ?? "-"}) )${article}$`, "u");
  const list = new RegExp(`^(?: ?[,/&+] ?| (?:${words?.and ?? "&"}) )+${article}$`, "u");
  if (!new RegExp(`^${article}$`, "u").test(plain.slice(0, named[0]?.start))) return undefined;
  const days: string[] = [];
  for (const [index, { day, start }] of named.entries()) {
    const before = named[index - 1];
    const between = plain.slice(before?.end ?? start, start);
    if (before && span.test(between)) days.push(...weekdaysBetween(before.day, day));
    else if (before && !list.test(between)) return undefined;
    days.push(...weekdays.slice(day, day + 1));
  }
  return days;
}
