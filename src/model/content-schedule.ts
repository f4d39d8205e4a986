import { childValue } from "../yaml/json-pointer.ts";
import { inlineText, parseInline } from "./markup/inline.ts";
import { listAt, textAt } from "./parsed-site.ts";
import type { SiteSettings } from "./types.ts";

/**
 * Whether a page, article or notice is hidden from visitors: it is a draft, is scheduled for later
 * or has expired.
 *
 * @param today an ISO calendar date
 */
export function isHidden(content: unknown, today: string): boolean {
  const due = textAt(content, "/publishAt");
  return (
    childValue(content, "draft") === true ||
    (due !== undefined && due > today) ||
    hasExpired(content, today)
  );
}

/** Whether a page, article or notice has expired: its `expiresAt` is `today` or earlier. */
export function hasExpired(content: unknown, today: string): boolean {
  const end = textAt(content, "/expiresAt");
  return end !== undefined && end <= today;
}

/** Whether an event is over. On its last day it is not over yet. */
export function isPastEvent(event: unknown, today: string): boolean {
  return lastDayOfEvent(event) < today;
}

function lastDayOfEvent(event: unknown): string {
  return textAt(event, "/until") ?? textAt(event, "/date") ?? "";
}

/**
 * Returns the events of a list, each with the date on which it disappears: the day after its last
 * day.
 */
export function eventsWithExpiry(list: unknown): { title?: string; expiresAt?: string }[] {
  return listAt(list, "").map((event) => {
    const next = Date.parse(lastDayOfEvent(event)) + 86_400_000;
    const expiresAt = Number.isNaN(next) ? undefined : new Date(next).toISOString().slice(0, 10);
    return { title: stripMarkup(textAt(event, "/title")), expiresAt };
  });
}

/** Returns the plain text of inline markup. */
function stripMarkup(text: string | undefined): string | undefined {
  return text && inlineText(parseInline(text));
}

/** Content that appears or disappears for visitors on a date. */
export interface ScheduledChange {
  date: string;
  kind: "appears" | "goes";
  /** The title of the content, or the description if it has no title. */
  name: string;
}

/**
 * Returns the scheduled changes after `today` in the given contents and their blocks, earliest
 * first. Omits drafts, which do not appear without an edit.
 */
export function upcomingChanges(contents: readonly unknown[], today: string): ScheduledChange[] {
  const dated = contents.flatMap((content) => [
    content,
    ...listAt(content, "/blocks").filter(hasSchedule).map(stripBlockMarkup),
  ]);
  const changes = dated
    .filter((each) => childValue(each, "draft") !== true)
    .flatMap(scheduledChangesIn);
  const next = changes.filter(({ date }) => date > today);
  return next.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

function hasSchedule(content: unknown): boolean {
  return Boolean(textAt(content, "/publishAt") ?? textAt(content, "/expiresAt"));
}

/**
 * Strips the markup from the title and description of a block. Titles of pages and articles are
 * plain text already.
 */
function stripBlockMarkup(block: unknown): unknown {
  const [title, description] = [textAt(block, "/title"), textAt(block, "/description")];
  return { ...Object(block), title: stripMarkup(title), description: stripMarkup(description) };
}

/**
 * Returns the latest scheduled change since the build, up to and including today. The built pages
 * do not show it, so the site needs a new build. Returns `undefined` if there is no such change.
 *
 * @param dates.made the ISO calendar date of the build
 */
export function findMissedChange(
  contents: readonly unknown[],
  { made: builtOn, today }: { made: string; today: string },
): ScheduledChange | undefined {
  return upcomingChanges(contents, builtOn).findLast(({ date }) => date <= today);
}

function scheduledChangesIn(content: unknown): ScheduledChange[] {
  // If the content has no schedule, do not read its name: the access tracker would record a
  // dependency.
  if (!hasSchedule(content)) return [];
  const appears = textAt(content, "/publishAt");
  const goes = textAt(content, "/expiresAt");
  const name = textAt(content, "/title") ?? textAt(content, "/description") ?? "";
  return [
    ...(appears ? [{ date: appears, kind: "appears" as const, name }] : []),
    ...(goes ? [{ date: goes, kind: "goes" as const, name }] : []),
  ];
}

/**
 * Returns the ISO calendar date at a moment in an IANA time zone; in UTC if the zone is unknown.
 */
export function dateInTimeZone(timeZone: string, moment: Date): string {
  try {
    // Swedish dates use the ISO format.
    return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}

/** Returns the number of days from one ISO date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export type SpecialDay = NonNullable<SiteSettings["firm"]["specialDays"]>[number];

/** A range of ISO calendar dates, both ends included. */
interface DateRange {
  from: string;
  until: string;
}

/**
 * The next occurrence of special hours, on one day or several. Without hours, the firm is closed.
 */
export interface UpcomingSpecialDay
  extends DateRange,
    Pick<SpecialDay, "label" | "opens" | "closes"> {}

/**
 * Returns the days with special hours that are not over yet, in the order of the settings. For a
 * yearly day, returns its next occurrence, unless a one-off day overlaps it.
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
    // A one-off day overrides a yearly one.
    if (day.everyYear && ofOneYear.some((each) => rangesOverlap(each, days))) return [];
    const { label, opens, closes } = day;
    return [{ label, ...days, opens, closes }];
  });
}

function toDateRange({ date, until = date }: SpecialDay): DateRange {
  return { from: date, until };
}

/** Returns the current or next occurrence of a yearly day; `undefined` if its date never exists. */
function nextOccurrence({ date, until = date }: SpecialDay, today: string): DateRange | undefined {
  const [first, last] = [date.slice(4), until.slice(4)];
  const year = Number(today.slice(0, 4));
  // Begins with the previous year, for ranges that cross New Year. Ends late enough to include the
  // next leap year.
  const years = Array.from({ length: 10 }, (_, index) => year - 1 + index);
  return years
    .map((each) => ({ from: each + first, until: (last < first ? each + 1 : each) + last }))
    .find((days) => days.until >= today && isCalendarDate(days.from) && isCalendarDate(days.until));
}

/** Whether a date exists: most years have no 29 February. */
function isCalendarDate(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}

function rangesOverlap(one: DateRange, other: DateRange): boolean {
  return one.from <= other.until && other.from <= one.until;
}
