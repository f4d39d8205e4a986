import { plainLetters } from "../../../yaml/language/plain-letters.ts";

type Part = "month" | "weekday";

interface Name {
  name: string;
  number: number;
}

/** What is said beside the names of Unicode CLDR, by language: months from 1, days from 0, Sunday. */
const others: Readonly<Record<string, Readonly<Record<Part, readonly Name[]>>>> = {
  es: { month: [{ name: "setiembre", number: 9 }], weekday: [] },
  de: { month: [{ name: "janner", number: 1 }], weekday: [{ name: "sonnabend", number: 6 }] },
};

const known = new Map<string, readonly Name[]>();

/**
 * The number of a month, counted from 1, by its name in a language: written out or short, also without its accents, or
 * cut after three letters or more where only one month begins so.
 *
 * @param language as in BCP 47
 */
export function monthNamed(word: string, language: string): number | undefined {
  return numberOf(word, "month", language);
}

/** The number of a day of the week, counted from Sunday, 0, by its name in a language, as `monthNamed` reads them. */
export function weekdayNamed(word: string, language: string): number | undefined {
  const one = numberOf(word, "weekday", language);
  // "sábados", "samedis".
  return one ?? (/s$/i.test(word) ? numberOf(word.slice(0, -1), "weekday", language) : undefined);
}

function numberOf(word: string, part: Part, language: string): number | undefined {
  const plain = plainLetters(word).replace(/\.$/, "");
  const names = namesOf(part, language);
  const exact = names.filter(({ name }) => name === plain);
  const fitting = plain.length < 3 ? [] : names.filter(({ name }) => name.startsWith(plain));
  const numbers = new Set((exact.length > 0 ? exact : fitting).map(({ number }) => number));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

function namesOf(part: Part, language: string): readonly Name[] {
  const key = `${part} ${language}`;
  const names = known.get(key) ?? namesIn(part, language);
  known.set(key, names);
  return names;
}

function namesIn(part: Part, language: string): readonly Name[] {
  const numbers = part === "month" ? range(1, 12) : range(0, 6);
  const forms = (["long", "short"] as const).flatMap((length) => [
    new Intl.DateTimeFormat(language, { [part]: length, timeZone: "UTC" }),
    // Beside a day many languages say a month otherwise.
    new Intl.DateTimeFormat(language, { [part]: length, day: "numeric", timeZone: "UTC" }),
  ]);
  const own = numbers.flatMap((number) =>
    forms.map((form) => ({ name: said(form, part, number), number })),
  );
  const more = others[language.slice(0, 2)]?.[part] ?? [];
  return [...own.filter(({ name }) => /\p{L}/u.test(name)), ...more];
}

function said(form: Intl.DateTimeFormat, part: Part, number: number): string {
  // 2 January 2000 was a Sunday.
  const day = part === "month" ? Date.UTC(2000, number - 1, 15) : Date.UTC(2000, 0, 2 + number);
  const found = form.formatToParts(day).find(({ type }) => type === part);
  return plainLetters(found?.value ?? "").replace(/\.$/, "");
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
