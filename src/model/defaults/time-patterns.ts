import type { Json } from "../../yaml/edit/change.ts";
import { childValue } from "../../yaml/json-pointer.ts";

/** Where hours run to 24 on doors and cards, though Unicode CLDR says how people speak: "9:00 a. m.". */
const twentyFourHourLocales = ["es-AR", "es-CL", "es-PY", "es-UY"];

/**
 * Words of another language with its ways of writing hours, "{h}:{m}" and "{opens}–{closes}", which need no translator;
 * as they are where the machine does not know the language.
 *
 * @param words group by group, as in labels.yaml
 * @param language as in BCP 47, with the country where it decides: "es-AR"
 */
export function withTimePatterns(words: unknown, language: string): unknown {
  const clocked = withHourPatterns(words, language);
  if (clocked === words) return words;
  return {
    ...Object(clocked),
    ...extendGroup(words, "openingHours", { times: "{opens}–{closes}" }),
    ...extendGroup(words, "events", { times: "{starts}–{ends}" }),
  };
}

/** Words with the hours of a country, "{h}:{m}"; as they are where the machine does not know the language. */
export function withHourPatterns(words: unknown, language: string): unknown {
  const pattern = timePattern(language);
  if (!pattern || !childValue(words, "contact")) return words;
  const hours = { hour: pattern, hourAndMinutes: pattern };
  return { ...Object(words), ...extendGroup(words, "contact", hours) };
}

function extendGroup(words: unknown, name: string, more: Json) {
  return { [name]: { ...Object(childValue(words, name)), ...Object(more) } };
}

/** "{h}:{m}"; where the day is counted in two halves, "{h12}:{m} {a. m.|p. m.}". */
function timePattern(language: string): string | undefined {
  // What is no tag at all would be thrown: the check tells of it.
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
