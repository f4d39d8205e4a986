import type { Json } from "../../yaml/edit/change.ts";
import { childValue } from "../../yaml/json-pointer.ts";

/** Locales with a 24-hour clock, although the CLDR has "9:00 a. m.". */
const twentyFourHourLocales = ["es-AR", "es-CL", "es-PY", "es-UY"];

/**
 * Replaces the time and range patterns in fallback words, "{h}:{m}" and "{opens}–{closes}", with
 * those of a language, which need no translator. Returns the words unchanged if the runtime does
 * not support the language.
 *
 * @param words words by group, as in labels.yaml
 * @param language a BCP 47 tag, with the country if it matters: "es-AR"
 */
export function withTimePatterns(words: unknown, language: string): unknown {
  const clocked = withContactTimePatterns(words, language);
  if (clocked === words) return words;
  return {
    ...Object(clocked),
    ...mergedGroup(words, "openingHours", { times: "{opens}–{closes}" }),
    ...mergedGroup(words, "events", { times: "{starts}–{ends}" }),
  };
}

/** Like `withTimePatterns`, but replaces only the time patterns, "{h}:{m}". */
export function withContactTimePatterns(words: unknown, language: string): unknown {
  const pattern = timeTemplate(language);
  if (!pattern || !childValue(words, "contact")) return words;
  const hours = { hour: pattern, hourAndMinutes: pattern };
  return { ...Object(words), ...mergedGroup(words, "contact", hours) };
}

function mergedGroup(words: unknown, name: string, more: Json) {
  return { [name]: { ...Object(childValue(words, name)), ...Object(more) } };
}

/**
 * Returns the time pattern of a language: "{h}:{m}", or "{h12}:{m} {a. m.|p. m.}" with a 12-hour
 * clock.
 */
function timeTemplate(language: string): string | undefined {
  // `Intl` throws on a malformed tag, which the check of the language field reports.
  if (!/^[a-z]{2,3}(-\w+)*$/i.test(language)) return undefined;
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined;
  const [morning, evening] = [timeParts(9, language), timeParts(21, language)];
  return morning
    .map(({ type, value }, index) => {
      if (type === "hour") return value === evening[index]?.value ? "{h12}" : "{h}";
      if (type === "minute") return "{m}";
      return type === "dayPeriod" ? `{${value}|${evening[index]?.value}}` : value;
    })
    .join("");
}

function timeParts(hour: number, language: string): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    ...(twentyFourHourLocales.includes(language) && { hourCycle: "h23" }),
  });
  return format.formatToParts(hour * 3_600_000);
}
