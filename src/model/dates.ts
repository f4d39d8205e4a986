import { childValue } from "../yaml/json-pointer.ts";
import { inlineText, parseInline } from "./markup/inline.ts";
import { listAt, textAt } from "./parsed-site.ts";
import type { SiteSettings } from "./types.ts";

/** Whether visitors do not see a page, article or notice on a day: it is a draft, due later, or over. */
export function isHidden(content: unknown, today: string): boolean {
  const due = textAt(content, "/publishAt");
  return (
    childValue(content, "draft") === true ||
    (due !== undefined && due > today) ||
    hasExpired(content, today)
  );
}

/** Whether the last day of a page, article or notice is over. */
export function hasExpired(content: unknown, today: string): boolean {
  const end = textAt(content, "/expiresAt");
  return end !== undefined && end <= today;
}

/** Whether a day, or the last one of several, is over: it is still shown on that day. */
export function isPast(event: unknown, today: string): boolean {
  return lastDayOf(event) < today;
}

function lastDayOf(event: unknown): string {
  return textAt(event, "/until") ?? textAt(event, "/date") ?? "";
}

/** The events of a list as what goes by itself: on the day after their last. */
export function expiringEvents(list: unknown): { title?: string; expiresAt?: string }[] {
  return listAt(list, "").map((event) => {
    const next = Date.parse(lastDayOf(event)) + 86_400_000;
    const expiresAt = Number.isNaN(next) ? undefined : new Date(next).toISOString().slice(0, 10);
    return { title: stripMarks(textAt(event, "/title")), expiresAt };
  });
}

/** A text as it is read, without the marks in which it is written. */
function stripMarks(text: string | undefined): string | undefined {
  return text && inlineText(parseInline(text));
}

/** Something that visitors will see, or see no more, from a day on. */
export interface ScheduledChange {
  date: string;
  kind: "appears" | "goes";
  /** Its title or, where it has none, its text. */
  name: string;
}

/** What will change by itself after a day in the contents of some files, the next first. */
export function upcomingChanges(contents: readonly unknown[], today: string): ScheduledChange[] {
  const dated = contents.flatMap((content) => [
    content,
    ...listAt(content, "/blocks").filter(isDated).map(blockWithoutMarks),
  ]);
  const changes = dated.filter((each) => childValue(each, "draft") !== true).flatMap(changesIn);
  const next = changes.filter(({ date }) => date > today);
  return next.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

function isDated(content: unknown): boolean {
  return Boolean(textAt(content, "/publishAt") ?? textAt(content, "/expiresAt"));
}

/** A block as a change names it: its texts have marks, those of pages and articles have none. */
function blockWithoutMarks(block: unknown): unknown {
  const [title, description] = [textAt(block, "/title"), textAt(block, "/description")];
  return { ...Object(block), title: stripMarks(title), description: stripMarks(description) };
}

/** What should have changed by itself since the day on which a site was made, and cannot have: the latest of it. */
export function missedChange(
  contents: readonly unknown[],
  { made: builtOn, today }: { made: string; today: string },
): ScheduledChange | undefined {
  return upcomingChanges(contents, builtOn).findLast(({ date }) => date <= today);
}

function changesIn(content: unknown): ScheduledChange[] {
  // Of what has no dates, nobody asks for the name: an edit of that changes nothing here.
  if (!isDated(content)) return [];
  const appears = textAt(content, "/publishAt");
  const goes = textAt(content, "/expiresAt");
  const name = textAt(content, "/title") ?? textAt(content, "/description") ?? "";
  return [
    ...(appears ? [{ date: appears, kind: "appears" as const, name }] : []),
    ...(goes ? [{ date: goes, kind: "goes" as const, name }] : []),
  ];
}

/** The calendar date at a moment in a time zone; in UTC where the zone is unknown. */
export function dateInTimeZone(timeZone: string, moment: Date): string {
  try {
    // Swedish writes dates as ISO does.
    return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}

/** How many days a date lies after another one; fewer than none where it lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export type SpecialDay = NonNullable<SiteSettings["firm"]["specialDays"]>[number];

/** ISO calendar dates, both ends included. */
interface DateRange {
  from: string;
  until: string;
}

/** A day with other hours, or several, as it comes next; without hours it is closed. */
export interface UpcomingSpecialDay
  extends DateRange,
    Pick<SpecialDay, "label" | "opens" | "closes"> {}

/**
 * The days with other hours that are not over yet, in the order in which they were written; a day of every
 * year as its next occurrence.
 *
 * @param today an ISO calendar date
 */
export function upcomingSpecialDays(
  specialDays: readonly SpecialDay[],
  today: string,
): UpcomingSpecialDay[] {
  const ofOneYear = specialDays.filter(({ everyYear }) => !everyYear).map(toDateRange);
  return specialDays.flatMap((day): UpcomingSpecialDay[] => {
    const days = day.everyYear ? nextOccurrence(day, today) : toDateRange(day);
    if (!days || days.until < today) return [];
    // A day of one year comes before one of every year.
    if (day.everyYear && ofOneYear.some((each) => rangesOverlap(each, days))) return [];
    const { label, opens, closes } = day;
    return [{ label, ...days, opens, closes }];
  });
}

function toDateRange({ date, until = date }: SpecialDay): DateRange {
  return { from: date, until };
}

/** The next time that a day of every year comes; nothing where the calendar has no such day soon. */
function nextOccurrence({ date, until = date }: SpecialDay, today: string): DateRange | undefined {
  const [first, last] = [date.slice(4), until.slice(4)];
  const year = Number(today.slice(0, 4));
  // From last year, for days that go past its end, to the second leap year to come.
  const years = Array.from({ length: 10 }, (_, index) => year - 1 + index);
  return years
    .map((each) => ({ from: each + first, until: (last < first ? each + 1 : each) + last }))
    .find((days) => days.until >= today && isCalendarDate(days.from) && isCalendarDate(days.until));
}

/** Most years have no 29th of February. */
function isCalendarDate(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}

function rangesOverlap(one: DateRange, other: DateRange): boolean {
  return one.from <= other.until && other.from <= one.until;
}
