import type { Thing } from "../../blocks/thing.ts";
import type { SiteSettings } from "../../content/types.ts";

type SpecialDay = NonNullable<SiteSettings["firm"]["specialDays"]>[number];

/** ISO calendar dates, both ends included. */
interface Days {
  from: string;
  until: string;
}

/**
 * The days with other hours that are not over yet (https://schema.org/specialOpeningHoursSpecification).
 * A day of every year stands there as its next occurrence; closed is, as search engines read it
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business), 00:00 to 00:00.
 *
 * @param today the ISO calendar date as of which the site is made
 */
export function describeSpecialDays(
  special: readonly SpecialDay[] = [],
  today: string,
): Thing[] | undefined {
  const ofOneYear = special.filter(({ everyYear }) => !everyYear).map(daysOf);
  const all = special.flatMap((day): Thing[] => {
    const days = day.everyYear ? nextOf(day, today) : daysOf(day);
    if (!days || days.until < today) return [];
    // A day of one year comes before one of every year.
    if (day.everyYear && ofOneYear.some((each) => overlap(each, days))) return [];
    const { opens = "00:00", closes = "00:00" } = day;
    const { from: validFrom, until: validThrough } = days;
    return [{ "@type": "OpeningHoursSpecification", validFrom, validThrough, opens, closes }];
  });
  return all.length > 0 ? all : undefined;
}

function daysOf({ date, until = date }: SpecialDay): Days {
  return { from: date, until };
}

/** The next time that a day of every year comes; nothing where the calendar has no such day soon. */
function nextOf({ date, until = date }: SpecialDay, today: string): Days | undefined {
  const [first, last] = [date.slice(4), until.slice(4)];
  const year = Number(today.slice(0, 4));
  // From last year, for days that go past its end, to the second leap year to come.
  const years = Array.from({ length: 10 }, (_, index) => year - 1 + index);
  return years
    .map((each) => ({ from: each + first, until: (last < first ? each + 1 : each) + last }))
    .find((days) => days.until >= today && isDate(days.from) && isDate(days.until));
}

/** Most years have no 29th of February. */
function isDate(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}

function overlap(one: Days, other: Days): boolean {
  return one.from <= other.until && other.from <= one.until;
}
