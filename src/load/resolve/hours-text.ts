import { formatOpeningHours } from "#lang/model/numbers-and-dates/hours";
import { withNonBreakingSpaces } from "../../model/markup/non-breaking-spaces.ts";
import type { Labels, SiteSettings } from "../../model/types.ts";
import { formatOpeningTimes } from "../../ui/opening-hours/format-opening-times.ts";

/** The site data that determines the wording of hours. */
interface HoursWordingContext {
  settings: Pick<SiteSettings, "language">;
  labels?: Labels;
}

type OpeningHoursLine = SiteSettings["firm"]["hours"][number];
/** Hours as written in content. The wording may be missing. */
type UnresolvedHours = Omit<OpeningHoursLine, "value"> & Partial<OpeningHoursLine>;

/** Adds the wording of a firm's hours if it is missing. */
export function withHoursText(
  hours: readonly UnresolvedHours[],
  site: HoursWordingContext,
): OpeningHoursLine[] {
  return hours.map((each) => ({ ...each, value: each.value ?? hoursText(each, site) }));
}

function hoursText(hours: UnresolvedHours, { settings, labels }: HoursWordingContext): string {
  const said = formatOpeningHours(hours, settings);
  // `formatOpeningHours` words hours only in Portuguese and English. Other languages use the site's
  // labels.
  const isSpoken = /^(?:pt|en)\b/i.test(settings.language);
  if (said === undefined || isSpoken || !labels) return said ?? "";
  return formatOpeningTimes(hours, { labels, settings });
}

/**
 * Summarizes the hours of the first line. Adds the other lines for the same days, such as the hours
 * after lunch.
 */
export function summarizeFirstHours(
  hours: readonly { label: string; value: string; days?: readonly string[] }[],
  language: string,
): string {
  const [first, ...others] = hours;
  const daysOf = ({ days = [] }: { days?: readonly string[] }) => [...days].sort().join();
  const same = others.filter((each) => first?.days && daysOf(each) === daysOf(first));
  const lines = same.map(({ label, value }) =>
    label === first?.label ? value : `${lowercaseCommonFirstWord(label, language)}, ${value}`,
  );
  const parts = first ? [`${first.label}, ${first.value}`, ...lines] : [];
  // Canadian French has no space before a semicolon.
  const between = /^fr\b(?!-CA)/i.test(language) ? " ; " : "; ";
  return withNonBreakingSpaces(parts.join(between), language);
}

/**
 * Lowercases the first word of a label for use inside a sentence, if the word is short or a day
 * name, and the language does not capitalise day names. Other words may be proper names.
 */
function lowercaseCommonFirstWord(label: string, language: string): string {
  const [word = ""] = /^\p{L}+/u.exec(label) ?? [];
  const days = getLowercaseDayNames(language);
  const small = word.toLocaleLowerCase(language);
  const isSmall = small.length <= 3 || days.some((day) => day.length > 3 && small.startsWith(day));
  const isPlain = word.slice(1) === small.slice(1);
  return days.length > 0 && isSmall && isPlain ? small + label.slice(word.length) : label;
}

/** Returns the names of the days, or none if the language capitalises them or is unknown. */
function getLowercaseDayNames(language: string): string[] {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const names = [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(day * 86_400_000));
  const first = names.map((name) => name.split("-", 1)[0] ?? "");
  return first.every((name) => name === name.toLocaleLowerCase(language)) ? first : [];
}
