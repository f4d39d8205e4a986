/**
 * A stretch of a day as people write it who do not speak Portuguese: "9 am–5:30 pm" in English, whose speakers count
 * half days on doors and cards everywhere; else by the customs of the language, "9:00–17:30".
 *
 * @param range in minutes from midnight
 * @param language as in BCP 47, with the country where it decides: "en-GB"
 * @returns nothing for a language that the machine does not know
 */
export function rangeAbroad(
  { from, to }: { from: number; to: number },
  language: string,
): string | undefined {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined;
  return `${timeAbroad(from, language)}–${timeAbroad(to, language)}`;
}

function timeAbroad(minutes: number, language: string): string {
  const isEnglish = /^en\b/i.test(language);
  // Where hours run to 24, minutes are written always: "9" alone says nothing of a clock.
  const isWhole = isEnglish && minutes % 60 === 0;
  const format = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    ...(!isWhole && { minute: "2-digit" as const }),
    ...(isEnglish && { hourCycle: "h12" as const }),
    timeZone: "UTC",
  });
  const written = format.format(minutes * 60_000);
  return isEnglish ? written.replace(/\s/g, " ").toLowerCase() : written;
}
