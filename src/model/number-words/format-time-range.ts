/**
 * A stretch of a day as people write it who do not speak Portuguese: in English, whose speakers count half days on doors
 * and cards everywhere, "9am–5.30pm", in North America "9 am–5:30 pm"; else by the customs of the language, "9:00–17:30".
 *
 * @param range in minutes from midnight
 * @param language as in BCP 47, with the country where it decides: "en-GB"
 * @returns nothing for a language that the machine does not know
 */
export function formatTimeRange(
  { from, to }: { from: number; to: number },
  language: string,
): string | undefined {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined;
  return `${formatTime(from, language)}–${formatTime(to, language)}`;
}

function formatTime(minutes: number, language: string): string {
  if (/^en\b/i.test(language)) return formatTwelveHourTime(minutes, /-(?:US|CA)$/.test(language));
  const format = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    // Where hours run to 24, minutes are written always: "9" alone says nothing of a clock.
    minute: "2-digit",
    timeZone: "UTC",
  });
  return format.format(minutes * 60_000);
}

/** As the clock is written in content/defaults, which nothing of settings can read. */
function formatTwelveHourTime(time: number, isAmerican: boolean): string {
  const [colon, space] = isAmerican ? [":", " "] : [".", ""];
  const [hours, minutes] = [Math.floor(time / 60) % 24, time % 60];
  const rest = minutes ? colon + String(minutes).padStart(2, "0") : "";
  return `${hours % 12 || 12}${rest}${space}${hours < 12 ? "am" : "pm"}`;
}
