/** A calendar date in long form: ("2024-01-15", "pt-BR") → "15 de janeiro de 2024". Never passes through a time zone. */
export function formatDate(date: string, language: string): string {
  return format(date, language, { dateStyle: "long" });
}

/**
 * The days from one to another: ("2026-12-12", "2026-12-13", "pt-BR") → "12 – 13 de dezembro de 2026"; of one day, that
 * day. No line ends between a day and its month.
 */
export function formatDates(from: string, until: string, language: string): string {
  const [first, last] = [from, until].map((date) => new Date(`${date}T00:00:00Z`).getTime());
  const range = formatterFor(language, { dateStyle: "long" }).formatRange(first ?? 0, last ?? 0);
  return range.replace(/(\d\.?) (?=\p{L})|(\p{L}) (?=\d\d?\b)/gu, "$1$2\u00a0");
}

/** The month of a calendar date: ("2024-01-15", "pt-BR") → "janeiro de 2024". */
export function formatMonth(date: string, language: string): string {
  return format(date, language, { month: "long", year: "numeric" });
}

/**
 * A calendar date as a leaf of a calendar has it, in the order of the language: ("2026-12-03", "pt-BR") → day "3",
 * month "dez."; ("2026-12-03", "en-US") → month "Dec", day "3".
 */
export function formatLeaf(
  date: string,
  language: string,
): { kind: "day" | "month"; text: string }[] {
  const order = formatterFor(language, { day: "numeric", month: "long" }).formatToParts(0);
  const isMonthFirst =
    order.find(({ type }) => type === "day" || type === "month")?.type === "month";
  const day = { kind: "day" as const, text: format(date, language, { day: "numeric" }) };
  const month = { kind: "month" as const, text: format(date, language, { month: "short" }) };
  return isMonthFirst ? [month, day] : [day, month];
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return formatterFor(language, options).format(instant);
}

// Making one takes as long as writing thousands of dates.
function formatterFor(language: string, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formatters.set(key, made);
  return made;
}
