/**
 * Formats a time range in any language but Portuguese. English uses a 12-hour clock: "9am–5.30pm",
 * in North America "9 am–5:30 pm". Other languages use the format of the CLDR: "9:00–17:30".
 *
 * @param range in minutes from midnight
 * @param language a BCP 47 tag, with the country if it matters: "en-GB"
 * @returns `undefined` if the runtime does not support the language
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
    // On a 24-hour clock always show the minutes: "9" alone does not look like a time.
    minute: "2-digit",
    timeZone: "UTC",
  });
  return format.format(minutes * 60_000);
}

/**
 * Formats a time on a 12-hour clock. The result must match the English hour patterns in
 * `defaults/`, which this module cannot import.
 */
function formatTwelveHourTime(time: number, isAmerican: boolean): string {
  const [colon, space] = isAmerican ? [":", " "] : [".", ""];
  const [hours, minutes] = [Math.floor(time / 60) % 24, time % 60];
  const rest = minutes ? colon + String(minutes).padStart(2, "0") : "";
  return `${hours % 12 || 12}${rest}${space}${hours < 12 ? "am" : "pm"}`;
}
