import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

/** The schema pattern of time fields: hours and minutes on a 24-hour clock. */
export const clockPattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$";

/** Times of day that have a name. */
const namedTimes: ReadonlyMap<string, string> = new Map([
  ...["midday", "noon", "midi", "mediodia", "meio-dia", "mittag"].map(
    (word) => [word, "12:00"] as const,
  ),
  ...["midnight", "minuit", "medianoche", "meia-noite", "mitternacht"].map(
    (word) => [word, "00:00"] as const,
  ),
]);

const timePattern =
  /^["'“”]?(?<hour>\d{1,2})(?:(?: ?[:.h] ?| y (?=\d)|(?=\d{2}$))(?<minutes>\d{2}))?(?: ?(?:h(?:oras?|eures?|r?s)?|Uhr|o['’]clock|(?<half>[ap])\.?\s?m\.?))?["'“”]?$/iu;

/**
 * Converts a time as people write it ("8h30", "10am", "6:30 p.m.", "18.30 Uhr") to "HH:MM". Returns
 * `undefined` if the text is not a time.
 */
export function parseClockTime(text: string): string | undefined {
  const word = foldLetters(text.trim());
  if (namedTimes.has(word)) return namedTimes.get(word);
  const { hour = "", minutes = "00", half } = timePattern.exec(text.trim())?.groups ?? {};
  if (!hour || (half && (Number(hour) < 1 || Number(hour) > 12))) return undefined;
  const isAfternoon = half?.toLowerCase() === "p";
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, "0")}:${minutes}`;
  // 24:00 is 00:00 of the next day.
  const isEnd = time === "24:00" && !half;
  return isEnd ? "00:00" : new RegExp(clockPattern).test(time) ? time : undefined;
}

const dateTimePattern =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?(?<time>\d{1,2}:\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z| ?[-+\u2212]\d{2}:?\d{2})?$/i;

/**
 * Returns the time of day ("HH:MM") of a timestamp ("2024-01-05T19:30:00-03:00", "19:30:00"),
 * without converting its offset. Returns `undefined` if the text is not a timestamp.
 */
export function parseTimeOfDateTime(text: string): string | undefined {
  const { time } = dateTimePattern.exec(text.trim())?.groups ?? {};
  return time && parseClockTime(time);
}
