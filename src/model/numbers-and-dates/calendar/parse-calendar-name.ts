import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

type CalendarNameKind = "month" | "weekday";

interface CalendarName {
  name: string;
  number: number;
}

/** Common names that the CLDR lacks, by language. Months from 1, weekdays from Sunday = 0. */
const extraNames: Readonly<
  Record<string, Readonly<Record<CalendarNameKind, readonly CalendarName[]>>>
> = {
  es: { month: [{ name: "setiembre", number: 9 }], weekday: [] },
  de: { month: [{ name: "janner", number: 1 }], weekday: [{ name: "sonnabend", number: 6 }] },
};

const namesCache = new Map<string, readonly CalendarName[]>();

/**
 * Parses the name of a month. The name may be long or short, lack its accents, or be cut after
 * three or more letters if the rest is unambiguous.
 *
 * @param language a BCP 47 tag
 * @returns the month counted from 1; `undefined` if the word is ambiguous or not a month
 */
export function parseMonthName(word: string, language: string): number | undefined {
  return parseCalendarName(word, "month", language);
}

/** Parses the name of a weekday like `parseMonthName`. Also accepts a plural. Sunday is 0. */
export function parseWeekdayName(word: string, language: string): number | undefined {
  const one = parseCalendarName(word, "weekday", language);
  // Plurals: "sábados", "samedis".
  return (
    one ??
    (/s$/i.test(word) ? parseCalendarName(word.slice(0, -1), "weekday", language) : undefined)
  );
}

function parseCalendarName(
  word: string,
  part: CalendarNameKind,
  language: string,
): number | undefined {
  const plain = foldLetters(word).replace(/\.$/, "");
  const names = cachedNames(part, language);
  const exact = names.filter(({ name }) => name === plain);
  const fitting = plain.length < 3 ? [] : names.filter(({ name }) => name.startsWith(plain));
  const numbers = new Set((exact.length > 0 ? exact : fitting).map(({ number }) => number));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

function cachedNames(part: CalendarNameKind, language: string): readonly CalendarName[] {
  const key = `${part} ${language}`;
  const names = namesCache.get(key) ?? collectNames(part, language);
  namesCache.set(key, names);
  return names;
}

function collectNames(part: CalendarNameKind, language: string): readonly CalendarName[] {
  const numbers = part === "month" ? integersBetween(1, 12) : integersBetween(0, 6);
  const forms = (["long", "short"] as const).flatMap((length) => [
    new Intl.DateTimeFormat(language, { [part]: length, timeZone: "UTC" }),
    // Many languages inflect the name of a month next to a day.
    new Intl.DateTimeFormat(language, { [part]: length, day: "numeric", timeZone: "UTC" }),
  ]);
  const own = numbers.flatMap((number) =>
    forms.map((form) => ({ name: formatName(form, part, number), number })),
  );
  const more = extraNames[language.slice(0, 2)]?.[part] ?? [];
  return [...own.filter(({ name }) => /\p{L}/u.test(name)), ...more];
}

function formatName(form: Intl.DateTimeFormat, part: CalendarNameKind, number: number): string {
  // 2 January 2000 was a Sunday.
  const day = part === "month" ? Date.UTC(2000, number - 1, 15) : Date.UTC(2000, 0, 2 + number);
  const found = form.formatToParts(day).find(({ type }) => type === part);
  return foldLetters(found?.value ?? "").replace(/\.$/, "");
}

function integersBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
