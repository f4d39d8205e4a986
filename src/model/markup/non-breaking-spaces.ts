const [noBreak, narrow] = ["\u00a0", "\u202f"];

/** Matches a space before a punctuation mark or unit, or inside French quotation marks. */
const spaceAtPunctuation =
  /(?<=«) |(?<=[^\s|]) (?=[»;]|[!?](?![[\p{L}\d])|:(?![-\p{L}\d]))|(?<=\d) (?=[%€])/gu;

/**
 * Replaces the spaces at which a text must not wrap with no-break spaces: between a day and its
 * month ("1er mars", "3. April"), within a number ("0341 15-400-0123"), and in French before
 * punctuation. Before ; ! ? the French space is narrow (Lexique des règles typographiques en usage
 * à l'Imprimerie nationale). Adds no spaces: Canadian French has none there. Returns Portuguese and
 * English texts unchanged.
 *
 * @param language a BCP 47 tag
 */
export function withNonBreakingSpaces(text: string, language: string): string {
  if (/^(?:pt|en)\b/i.test(language) || !text.includes(" ")) return text;
  // Skip the targets of links and pictures.
  return text
    .split(/(\]\([^()\n]*\))/)
    .map((part, index) => (index % 2 ? part : replaceWithNoBreakSpaces(part, language)))
    .join("");
}

function replaceWithNoBreakSpaces(text: string, language: string): string {
  const signs = /^fr\b/i.test(language) ? text.replace(spaceAtPunctuation, noBreakSpaceFor) : text;
  if (!/\d/.test(signs)) return signs;
  return signs
    .replace(dayMonthPattern(language), noBreak)
    .replace(spacedNumber, replaceSpacesInNumber);
}

/** Matches a number with spaces, such as a phone number or a number with grouped thousands. */
const spacedNumber = /(?<![\d-])\+?\d[\d-]*(?: \d[\d-]*){1,6}/g;

/** Longer numbers do not fit into a narrow column, so they may wrap. */
const maxJoinedLength = 24;

function replaceSpacesInNumber(number: string): string {
  return number.length > maxJoinedLength ? number : number.replaceAll(" ", noBreak);
}

function noBreakSpaceFor(_: string, at: number, text: string): string {
  return /[;!?]/.test(text[at + 1] ?? "") && text[at - 1] !== "«" ? narrow : noBreak;
}

const patternCache = new Map<string, RegExp>();

/**
 * Returns a pattern for the space between a day and the name of its month. It is cached by
 * language.
 */
function dayMonthPattern(language: string): RegExp {
  const pattern = patternCache.get(language) ?? createDayMonthPattern(language);
  patternCache.set(language, pattern);
  return pattern;
}

function createDayMonthPattern(language: string): RegExp {
  const names = monthNames(language).filter((name) => /^\p{L}+$/u.test(name));
  return names.length > 0
    ? new RegExp(`(?<=(?<!\\d)(?:\\d{1,2}\\.?|1er)) (?=(?:${names.join("|")})(?!\\p{L}))`, "gu")
    : /(?!)/g;
}

function monthNames(language: string): string[] {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 2));
    return parts.find(({ type }) => type === "month")?.value ?? "";
  });
}
