/** When a day begins and ends, as "HH:MM"; a time to close that is not later belongs to the next day. */
export type Hours = readonly (readonly [opens: string, closes: string])[];

/** A day or several that have hours of their own; none means closed. */
export interface SpecialDays {
  label: string;
  /** The first and the last day: "2026-12-25", or "12-25" of every year. */
  from: string;
  to: string;
  hours: Hours;
}

/** When a firm is open, in the clock of its own time zone. */
export interface Schedule {
  timeZone: string;
  /** The hours of each weekday, from Sunday on. */
  week: readonly Hours[];
  special: readonly SpecialDays[];
}

/** Whether a firm is open, and what comes next. */
export type Opening =
  | { open: true; until?: string }
  | { open: false; label?: string; next?: { day: string; ahead: number; time: string } };

interface Span {
  /** Minutes since the midnight at which today began. */
  start: number;
  end: number;
}

const dayLength = 24 * 60;
const weekLength = 7;
const yearLength = 366;

/**
 * Whether a firm is open at a moment. All is reckoned in what clocks on the wall show there, so that
 * a change to summer time, which moves the clock, moves the hours with it.
 */
export function openingAt(moment: Date, schedule: Schedule): Opening {
  const { day: today, minute } = wallClock(moment, schedule.timeZone);
  const near = spansOf(today, -1, weekLength, schedule);
  const current = near.find(({ start, end }) => start <= minute && minute < end);
  if (current) return { open: true, until: endOf(current, near) };
  const later = near.concat(spansOf(today, weekLength, yearLength, schedule));
  const next = later.find(({ start }) => start > minute);
  const label = specialOf(today, schedule)?.label;
  if (!next) return { open: false, label };
  const ahead = Math.floor(next.start / dayLength);
  return {
    open: false,
    label,
    next: { day: addDays(today, ahead), ahead, time: toTime(next.start) },
  };
}

/** The time at which a span ends, with those that follow without a gap; nothing where they go on and on. */
function endOf(span: Span, near: readonly Span[]): string | undefined {
  let { end } = span;
  for (const next of near) if (next.start <= end && next.end > end) end = next.end;
  return end >= (weekLength - 1) * dayLength ? undefined : toTime(end);
}

/** The spans of the days from one to another, counted from today, in order. */
function spansOf(today: string, from: number, to: number, schedule: Schedule): Span[] {
  const spans: Span[] = [];
  for (let ahead = from; ahead < to; ahead++) {
    for (const [opens, closes] of hoursOf(addDays(today, ahead), schedule)) {
      const start = ahead * dayLength + toMinutes(opens);
      const past = toMinutes(closes) <= toMinutes(opens) ? dayLength : 0;
      spans.push({ start, end: ahead * dayLength + toMinutes(closes) + past });
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

function hoursOf(day: string, schedule: Schedule): Hours {
  return specialOf(day, schedule)?.hours ?? schedule.week[new Date(day).getUTCDay()] ?? [];
}

/** What is special on a day; a day of one year comes before one of every year. */
function specialOf(day: string, { special }: Schedule): SpecialDays | undefined {
  const own = (text: string) => (text.length > 5 ? day : day.slice(5));
  const found = special.filter(({ from, to }) => {
    const date = own(from);
    // From December to January: what comes after the one or before the other.
    return from <= to ? from <= date && date <= to : from <= date || date <= to;
  });
  return found.sort((a, b) => b.from.length - a.from.length)[0];
}

/** The date and the minute of the day that clocks show in a time zone. */
function wallClock(moment: Date, timeZone: string): { day: string; minute: number } {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, minute: toMinutes(`${hour}:${minute}`) };
}

/** A calendar day so many days later; it never passes through a time zone. */
function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function toTime(minutes: number): string {
  const inDay = minutes % dayLength;
  return [Math.floor(inDay / 60), inDay % 60].map((n) => String(n).padStart(2, "0")).join(":");
}
