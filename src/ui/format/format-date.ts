/**
 * Formats a calendar date in long form: ("2024-01-15", "pt-BR") → "15 de janeiro de 2024".
 * Independent of time zones.
 */
export function formatDate(date: string, language: string): string {
  return formatWith(date, language, { dateStyle: "long" });
}

/**
 * Formats a range of days: ("2026-12-12", "2026-12-13", "pt-BR") → "12 – 13 de dezembro de 2026". A
 * range of one day is that day. No line breaks between a day and its month.
 */
export function formatDateRange(from: string, until: string, language: string): string {
  const [first, last] = [from, until].map((date) => new Date(`${date}T00:00:00Z`).getTime());
  const format = formatterFor(language, { dateStyle: "long" });
  const range = joinDateParts(format.formatRangeToParts(first ?? 0, last ?? 0), language);
  return range.replace(/(\d(?:\.|er)?) (?=\p{L})|(\p{L}) (?=\d\d?\b)/gu, "$1$2\u00a0");
}

/** Formats the month of a calendar date: ("2024-01-15", "pt-BR") → "janeiro de 2024". */
export function formatMonth(date: string, language: string): string {
  return formatWith(date, language, { month: "long", year: "numeric" });
}

/**
 * Formats the day and month of a date for a calendar leaf, in the order of the language:
 * ("2026-12-03", "pt-BR") → day "3", month "dez."; ("2026-12-03", "en-US") → month "Dec", day "3".
 */
export function formatDayAndMonthParts(
  date: string,
  language: string,
): { kind: "day" | "month"; text: string }[] {
  const order = formatterFor(language, { day: "numeric", month: "long" }).formatToParts(0);
  const isMonthFirst =
    order.find(({ type }) => type === "day" || type === "month")?.type === "month";
  const day = { kind: "day" as const, text: formatWith(date, language, { day: "numeric" }) };
  const month = { kind: "month" as const, text: formatWith(date, language, { month: "short" }) };
  return isMonthFirst ? [month, day] : [day, month];
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatWith(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return joinDateParts(formatterFor(language, options).formatToParts(instant), language);
}

/**
 * Joins the parts of a date. In French only the first day of a month is an ordinal: "1er mars"
 * (Lexique de l'Imprimerie nationale).
 */
function joinDateParts(parts: readonly Intl.DateTimeFormatPart[], language: string): string {
  const isOrdinal = parts.length > 1 && /^fr\b/i.test(language);
  return parts
    .map(({ type, value }) => (isOrdinal && type === "day" && value === "1" ? "1er" : value))
    .join("");
}

// Cached, because creating a format takes as long as formatting thousands of dates.
function formatterFor(language: string, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formatters.set(key, made);
  return made;
}
