import { formatOpeningHours } from "#lang/model/numbers-and-dates/hours";
import {
  type DayHours,
  type TimeRange,
  toMinutes,
  toTime,
} from "../../model/numbers-and-dates/clock-times.ts";
import {
  type HoursParser,
  hoursParserFor,
} from "../../model/numbers-and-dates/numeric-hours/hours-parser.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { maximumOvernightMinutes } from "../semantics/check-opening-hours.ts";
import type { CheckContext } from "../site-index/check-context.ts";

const hoursPath = "/firm/hours";
const specialPath = "/firm/specialDays";
const warning = { severity: "warning" } as const;

/** An entry of `firm.hours` or `firm.specialDays`: text for visitors and times for the site. */
export interface HoursEntry extends DayHours {
  label?: string;
  value?: string;
}

/** Warns if hours in texts differ from the times that the site uses for calculations. */
export function checkHoursText(source: CheckContext) {
  const { value } = source.file.parsed;
  const entries = listAt(value, hoursPath) as readonly HoursEntry[];
  const areReckoned = entries.some(({ opens }) => opens !== undefined);
  const language = textAt(value, "/language") ?? "";
  entries.forEach((entry, index) => {
    const path = pointer(hoursPath, index);
    checkHoursLabel(source, entry, path);
    checkOvernightHours(source, entry, path);
    if (entry.value === undefined) checkMissingHoursText(source, { entry, path, language });
    else if (areReckoned) checkHoursEntry(source, entry, path);
  });
  listAt(value, specialPath).forEach((entry, index) => {
    checkOvernightHours(source, entry as HoursEntry, pointer(specialPath, index));
  });
  // Implausible times cannot be compared with the footer.
  if (!source.found.some(({ code }) => code === "long-hours")) checkFooterHours(source, entries);
}

/**
 * Warns about implausibly long overnight hours: "5:00" probably means 17:00. If the entry also has
 * a text, the comparison with the text finds the mistake.
 */
function checkOvernightHours(
  source: CheckContext,
  { value, opens, closes }: HoursEntry,
  path: string,
) {
  if (value !== undefined || !opens || !closes || closes >= opens) return;
  const length = toMinutes(closes) + 24 * 60 - toMinutes(opens);
  if (length < maximumOvernightMinutes) return;
  source.report("long-hours", pointer(path, "closes"), { opens, closes }, warning);
}

/** Reports a missing text if the engine cannot word the hours in the site's language. */
function checkMissingHoursText(
  source: CheckContext,
  { entry, path, language }: { entry: HoursEntry; path: string; language: string },
) {
  if (formatOpeningHours(entry, { language }) !== undefined) return;
  const field = source.subject.fieldIn(path, "value");
  const range = source.subject.headRange(path);
  source.report("missing-field", path, { fields: [field] }, { range });
}

function checkHoursEntry(
  source: CheckContext,
  { days, opens, closes, value = "" }: HoursEntry,
  path: string,
) {
  const reader = hoursParserFor(source.site.language);
  const ranges = reader.readRanges(value);
  if (opens === undefined || closes === undefined) {
    if (days && ranges.length > 0) reportMissingTimes(source, { text: value, path, ranges });
    return;
  }
  if (ranges.length === 0) {
    if (reader.saysClosed(value)) {
      source.report(
        "closed-but-open",
        pointer(path, "value"),
        { text: value, opens, closes },
        warning,
      );
    }
    return;
  }
  const reckoned = { from: toMinutes(opens), to: toMinutes(closes) };
  if (statesHours(reader, value, reckoned)) return;
  reportDifference(source, { text: value, path, ranges, reckoned });
}

interface HoursInText {
  text: string;
  path: string;
  ranges: readonly TimeRange[];
}

function reportMissingTimes(source: CheckContext, { text, path, ranges }: HoursInText) {
  const [range] = ranges;
  const hint = range && `opens: "${toTime(range.from)}"\ncloses: "${toTime(range.to)}"`;
  source.report("hours-not-reckoned", pointer(path, "value"), { text }, { ...warning, hint });
}

function reportDifference(
  source: CheckContext,
  { text, path, ranges, reckoned }: HoursInText & { reckoned: TimeRange },
) {
  const [range] = ranges;
  const details = { text, opens: toTime(reckoned.from), closes: toTime(reckoned.to) };
  const differing = (["from", "to"] as const).filter((end) => range?.[end] !== reckoned[end]);
  const [end] = differing;
  if (!range || !end || differing.length > 1 || ranges.length > 1) {
    return source.report("hours-differ", pointer(path, "value"), details, warning);
  }
  const field = end === "from" ? "opens" : "closes";
  const hint = `${field}: "${toTime(range[end])}"`;
  source.report("hours-differ", pointer(path, field), details, { ...warning, hint });
}

/**
 * Whether a text contains these hours: as one of its ranges, or from the start of its first range
 * to the end of its last one, as hours with a break.
 */
export function statesHours(reader: HoursParser, text: string, { from, to }: TimeRange): boolean {
  const ranges = reader.readRanges(text);
  const all = { from: ranges[0]?.from ?? -1, to: ranges.at(-1)?.to ?? -1 };
  const cycle = reader.mayUseTwelveHourClock(text) ? 12 * 60 : 24 * 60;
  const isSame = (one: number, other: number) => (one - other) % cycle === 0;
  return [...ranges, all].some((each) => isSame(each.from, from) && isSame(each.to, to));
}

function checkHoursLabel(source: CheckContext, { label = "", days }: HoursEntry, path: string) {
  const named = hoursParserFor(source.site.language).readDays(label);
  if (!named || !days || (named.length === days.length && named.every((day) => days.includes(day))))
    return;
  const hint = `days: [${named.join(", ")}]`;
  source.report("days-differ", pointer(path, "days"), { label }, { ...warning, hint });
}

/** Warns if the footer states hours that no entry has. */
function checkFooterHours(source: CheckContext, entries: readonly HoursEntry[]) {
  const path = "/footer/hours";
  const text = textAt(source.file.parsed.value, path) ?? "";
  const reader = hoursParserFor(source.site.language);
  const known = entries.flatMap(({ opens, closes, value = "" }) => [
    ...(opens && closes ? [{ from: toMinutes(opens), to: toMinutes(closes) }] : []),
    ...reader.readRanges(value),
  ]);
  const isTold = (range: TimeRange) => known.some((each) => isSameRange(each, range));
  if (known.length === 0 || reader.mayUseTwelveHourClock(text)) return;
  if (reader.readRanges(text).every(isTold)) return;
  const hours = [...new Set(known.map(reader.rangeInWords))].join("; ");
  source.report("footer-hours", path, { hours }, warning);
}

/** Whether two ranges are equal modulo 24 hours: 24:00 equals 00:00. */
function isSameRange(one: TimeRange, other: TimeRange): boolean {
  return [one.from - other.from, one.to - other.to].every((apart) => apart % (24 * 60) === 0);
}
