import { hoursPatterns } from "#lang/check/prose/prose-patterns";
import { toMinutes } from "../../model/numbers-and-dates/clock-times.ts";
import { hoursParserFor } from "../../model/numbers-and-dates/numeric-hours/hours-parser.ts";
import { listAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { type HoursEntry, statesHours } from "../consistency/check-hours-text.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/**
 * Warns if the opening hours of certain days in a text differ from the hours of the firm. Skips
 * articles.
 */
export function checkTypedHours(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !schema.markup || !hoursPatterns.maybe.test(value)) return;
  if (source.file.schemaId === "article.json") return;
  for (const sentence of value.replace(/\s+/g, " ").split(/(?<=[.!?;])\s/)) {
    if (!hoursPatterns.ours.test(sentence) || hoursPatterns.others.test(sentence)) continue;
    for (const [written, days = "", hours = ""] of sentence.matchAll(hoursPatterns.said)) {
      const now = findContradictingFirmHours(source, days, hours);
      if (now === undefined) continue;
      const details = { written, hours: now };
      return source.reportPart("typed-hours", path, details, {
        part: written,
        severity: "warning",
      });
    }
  }
}

/**
 * Returns the firm's hours on the named days if the text has other hours, or `undefined` if they
 * agree.
 */
function findContradictingFirmHours(
  { site }: CheckContext,
  named: string,
  hours: string,
): string | undefined {
  // Settings with errors may have lost an entry.
  if (site.settings?.valid !== true) return undefined;
  const reader = hoursParserFor(site.language);
  const days = reader.readDays(named) ?? [];
  const all = listAt(site.settings?.parsed.value, "/firm/hours") as readonly HoursEntry[];
  const open = all.filter(
    (entry) => days.some((day) => entry.days?.includes(day)) && entry.opens && entry.closes,
  );
  const ranges = open.map(({ opens = "", closes = "" }) => ({
    from: toMinutes(opens),
    to: toMinutes(closes),
  }));
  if (ranges.length === 0 || reader.readRanges(hours).length === 0) return undefined;
  const isTold = ranges.some((range) => statesHours(reader, hours, range));
  return isTold ? undefined : [...new Set(ranges.map(reader.rangeInWords))].join("; ");
}
