import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import type { TimeRange } from "../clock-times.ts";
import { type HoursVocabulary, hoursVocabulary } from "./hours-vocabulary.ts";

/** The hours in a text, if they are written in figures. */
export interface NumericHours {
  /** All time ranges, in order; empty if any of them may not be a time range. */
  ranges: TimeRange[];
  /** Whether a range may use a 12-hour clock without am or pm: "9–5". */
  usesTwelveHourClock: boolean;
}

const noHours: NumericHours = { ranges: [], usesTwelveHourClock: false };
const [halfDay, day] = [12 * 60, 24 * 60];

/**
 * Parses the hours of a text in any language, on a 24-hour clock: "9h00 – 18h00", "9 a 13 y 16 a
 * 20.30 hs", "9 bis 17 Uhr". The separator is a dash or a word of the language. Returns no hours
 * for an ambiguous text, with am or pm, the name of a month or an impossible time.
 *
 * @param language a BCP 47 tag
 */
export function parseNumericHours(text: string, language: string): NumericHours {
  const words = hoursVocabulary(language);
  const plain = normalizeText(text, words);
  if (mentionsMonth(plain, language) || halfDayPattern.test(plain)) return noHours;
  const found = [...plain.matchAll(rangePattern(words))].map((each) => toRangeMatch(each));
  const ranges = found.flatMap((each) => each ?? []);
  if (ranges.length < found.length) return noHours;
  return { ranges, usesTwelveHourClock: ranges.some(({ isOpen }) => isOpen) };
}

/** Whether a text says that the firm is closed. False for a language without a vocabulary. */
export function saysClosedIn(text: string, language: string): boolean {
  const words = hoursVocabulary(language);
  if (!words) return false;
  return new RegExp(`(?<!\\p{L})(?:${words.closed})(?!\\p{L})`, "u").test(foldLetters(text));
}

/** Matches times with am or pm, which this parser does not support: "9 am", "5 p. m.". */
const halfDayPattern = /\d ?[ap]\. ?m\b|\d ?[ap]m\b/;

function normalizeText(text: string, words: HoursVocabulary | undefined): string {
  const plain = foldLetters(text).replace(/\s+/g, " ");
  if (!words) return plain;
  return plain
    .replace(new RegExp(`(?<!\\p{L})(?:${words.noon})(?!\\p{L})`, "gu"), "12:00")
    .replace(new RegExp(`(?<!\\p{L})(?:${words.midnight})(?!\\p{L})`, "gu"), "24:00");
}

/** Whether a text names a month. Next to that name, two numbers may be a range of days. */
function mentionsMonth(plain: string, language: string): boolean {
  const months = Array.from({ length: 12 }, (_, month) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return foldLetters(format.format(Date.UTC(2024, month, 15)));
  });
  return new RegExp(`(?<!\\p{L})(?:${months.join("|")})(?!\\p{L})`, "u").test(plain);
}

function rangePattern(words: HoursVocabulary | undefined): RegExp {
  const unit = words?.hour ?? "h";
  const minutes = `(?: ?(?:[:.]|${unit}) ?(\\d{2})(?!\\d))`;
  const clock = `(\\d{1,2})(?!\\d)${minutes}?(?: ?(?:${unit})(?!\\p{L}))?`;
  const until = words ? ` ?[-–—] ?| (?:${words.until}) ` : " ?[-–—] ?";
  return new RegExp(
    `(?<![\\d,.:/+\\p{Sc}]|\\p{Sc} )${clock}(?:${until})${clock}(?! ?[/%\\d\\p{Sc}]|[,.:]\\d)`,
    "gu",
  );
}

type RangeMatch = TimeRange & { isOpen: boolean };

function toRangeMatch([, h1, m1, h2, m2]: RegExpExecArray): RangeMatch | undefined {
  const [from, to] = [minutesOf(h1, m1), minutesOf(h2, m2)];
  if (from === undefined || to === undefined) return undefined;
  const isOpen = [h1, h2].every((hour = "") => !hour.startsWith("0") && Number(hour) <= 12);
  // "9 a 6" ends in the evening, so the end is 18:00.
  return { from, to: isOpen && to <= from ? (to % halfDay) + halfDay : to, isOpen };
}

function minutesOf(hour = "", minute = "0"): number | undefined {
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= day ? minutes : undefined;
}
