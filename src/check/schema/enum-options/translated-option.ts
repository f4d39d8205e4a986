import { parseWeekdayPhrase } from "../../../model/numbers-and-dates/calendar/parse-weekdays.ts";
import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/**
 * Returns the weekday options that a phrase in the site's language names: "lunes a viernes".
 * Returns `undefined` if the field has no weekday options or a day is not an option.
 */
export function parseWeekdayOptions(
  written: string,
  options: readonly string[],
  language: string,
): string[] | undefined {
  if (!options.includes("monday")) return undefined;
  const days = parseWeekdayPhrase(written, language)?.map((day) => weekdays[day] ?? "");
  return days?.every((day) => options.includes(day)) ? days : undefined;
}

/**
 * Returns the option that a word of the site's language names: a weekday, or a unit of time in
 * Unicode CLDR ("mes" is `month`).
 */
export function findTranslatedOption(
  written: string,
  options: readonly string[],
  language: string,
): string | undefined {
  const [day, ...more] = parseWeekdayOptions(written, options, language) ?? [];
  if (day !== undefined) return more.length === 0 ? day : undefined;
  const word = foldLetters(written).trim();
  return options.find((option) => timeUnits.has(option) && unitName(option, language) === word);
}

const timeUnits = new Set(["day", "week", "month", "year"]);

function unitName(unit: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  const said = format.formatToParts(1).find(({ type }) => type === "unit")?.value ?? "";
  return foldLetters(said).trim();
}
