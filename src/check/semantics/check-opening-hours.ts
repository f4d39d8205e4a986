import { listAt, textAt } from "../../model/parsed-site.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";

/** A half-open time span: in minutes of the week, in days of a year, or in days since 1970. */
interface TimeSpan {
  start: number;
  end: number;
  /** The JSON Pointer to the value that a diagnostic marks. */
  path: string;
  /** The label of its entry, for messages. */
  name: string;
  /** The path of its entry, if all spans of that entry share one diagnostic. */
  entry?: string;
}

const hoursPath = "/firm/hours";
const specialPath = "/firm/specialDays";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const minutesOfDay = 24 * 60;
/**
 * The maximum length of overnight hours, in minutes. Hours of this length or more are a mistake:
 * "5:00" probably means 17:00.
 */
export const maximumOvernightMinutes = 18 * 60;
const minutesOfWeek = weekdays.length * minutesOfDay;

/** Checks opening hours and special days for empty or reversed spans and for overlaps. */
export function checkOpeningHours(source: CheckContext) {
  const { value } = source.file.parsed;
  const hours = listAt(value, hoursPath).map((entry, index) => ({
    entry,
    path: pointer(hoursPath, index),
  }));
  const special = listAt(value, specialPath).map((entry, index) => ({
    entry,
    path: pointer(specialPath, index),
  }));
  for (const each of [...hours, ...special]) checkNotEmptyHours(source, each);
  reportOverlaps(source, hours.flatMap(weekSpans), "overlapping-hours");
  const possible = special.filter((each) => checkDateOrder(source, each));
  // A dated special day overrides a yearly one, so only days of the same kind can overlap.
  const [yearly, dated] = [true, false].map((kind) =>
    possible.filter(({ entry }) => (childValue(entry, "everyYear") === true) === kind),
  );
  reportOverlaps(source, (yearly ?? []).flatMap(yearSpans), "overlapping-days");
  reportOverlaps(source, (dated ?? []).map(dateSpan), "overlapping-days");
}

interface LocatedEntry {
  entry: unknown;
  path: string;
}

function checkNotEmptyHours(source: CheckContext, { entry, path }: LocatedEntry) {
  const opens = textAt(entry, "/opens");
  if (opens === undefined || opens !== textAt(entry, "/closes")) return;
  source.report("no-opening-time", pointer(path, "closes"), { time: opens });
}

/**
 * Whether an entry of several days ends after it starts. Reports it if not. Yearly entries may span
 * the end of the year.
 */
function checkDateOrder(source: CheckContext, { entry, path }: LocatedEntry): boolean {
  const { start, end } = dateSpan({ entry, path });
  if (end > start || childValue(entry, "everyYear") === true) return true;
  const from = textAt(entry, "/date") ?? "";
  const place = pointer(path, "until");
  const suggestion = correctYearToFollow(textAt(entry, "/until") ?? "", from);
  const edits = suggestion === undefined ? undefined : source.subject.replace(place, suggestion);
  source.report("days-out-of-order", place, { from, suggestion }, { edits });
  return false;
}

/** The maximum length of a closure, in days. Longer ones are rare. */
const maximumClosedDays = 60;

/**
 * Moves a date to the first year in which it follows `from` within `maximumClosedDays`. This
 * corrects a recess that ends in January of the wrong year. Returns `undefined` if there is no such
 * year.
 */
function correctYearToFollow(until: string, from: string): string | undefined {
  const years = [0, 1].map((more) => Number(from.slice(0, 4)) + more);
  const days = years.map((each) => `${each}${until.slice(4)}`);
  return days.find((day) => {
    const length = daysSinceEpoch(day) - daysSinceEpoch(from);
    return length >= 0 && length <= maximumClosedDays;
  });
}

function weekSpans({ entry, path }: LocatedEntry): TimeSpan[] {
  const [opens, closes] = ["/opens", "/closes"].map((name) => toMinutes(textAt(entry, name)));
  if (opens === undefined || closes === undefined || opens === closes) return [];
  const length = closes > opens ? closes - opens : closes - opens + minutesOfDay;
  // Implausible hours have a diagnostic of their own. Their overlaps would be consequences.
  if (closes < opens && length >= maximumOvernightMinutes) return [];
  const name = textAt(entry, "/label") ?? "";
  const days = pointer(path, "days");
  return listAt(entry, "/days").flatMap((day, index) => {
    const start = weekdays.indexOf(String(day)) * minutesOfDay + opens;
    return wrapAround(
      { start, end: start + length, path: pointer(days, index), name, entry: path },
      minutesOfWeek,
    );
  });
}

function dateSpan({ entry, path }: LocatedEntry): TimeSpan {
  const date = textAt(entry, "/date") ?? "";
  const end = daysSinceEpoch(textAt(entry, "/until") ?? date) + 1;
  return {
    start: daysSinceEpoch(date),
    end,
    path: pointer(path, "date"),
    name: textAt(entry, "/label") ?? "",
  };
}

// A leap year has all days that a yearly date can name.
const leapYear = "2024";

function yearSpans({ entry, path }: LocatedEntry): TimeSpan[] {
  const [date, until] = ["/date", "/until"].map((name) => textAt(entry, name)?.slice(4));
  const first = daysSinceEpoch(leapYear + date) - daysSinceEpoch(`${leapYear}-01-01`);
  const last = daysSinceEpoch(leapYear + (until ?? date)) - daysSinceEpoch(`${leapYear}-01-01`);
  const end = (last < first ? last + 366 : last) + 1;
  const name = textAt(entry, "/label") ?? "";
  return wrapAround({ start: first, end, path: pointer(path, "date"), name }, 366);
}

/** Splits a span that exceeds the length of the cycle. The rest starts at 0 again. */
function wrapAround(span: TimeSpan, length: number): TimeSpan[] {
  if (span.end <= length) return [span];
  return [
    { ...span, end: length },
    { ...span, start: 0, end: span.end - length },
  ];
}

/** Reports spans that overlap an earlier one, at most once per entry. */
function reportOverlaps(
  source: CheckContext,
  spans: readonly TimeSpan[],
  code: "overlapping-hours" | "overlapping-days",
) {
  const told = new Set<string>();
  spans.forEach((stretch, index) => {
    const first = spans
      .slice(0, index)
      .find(({ start, end }) => start < stretch.end && stretch.start < end);
    const own = stretch.entry ?? stretch.path;
    if (!first || told.has(own)) return;
    told.add(own);
    source.report(code, stretch.path, {
      name: first.name,
      first: formatFileLocation(source.file, first.path),
    });
  });
}

function toMinutes(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function daysSinceEpoch(date: string): number {
  return Date.parse(date) / 86_400_000;
}
