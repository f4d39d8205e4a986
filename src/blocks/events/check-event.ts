import { blockMessages } from "#lang/blocks/messages";
import type { CheckContext } from "../../check/site-index/check-context.ts";
import { createReport } from "../../check/site-index/site-rules.ts";
import { toMinutes } from "../../model/numbers-and-dates/clock-times.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";

const report = createReport(blockMessages);

/**
 * Reports events that end before they begin, that have no duration, or that probably last too long.
 * Hours may extend past midnight.
 */
export function checkEvent(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.$id !== "entries/event.json") return;
  const [date, until] = [textAt(value, "/date"), textAt(value, "/until")];
  if (date !== undefined && until !== undefined && until < date) {
    report(source, "event-over-before", pointer(path, "until"), { date, until });
  }
  if (until === undefined) checkEventHours(source, { path, value });
}

/**
 * Maximum length of an event past midnight, in minutes. In a longer event, one of the hours is
 * probably wrong.
 */
const maxOvernightMinutes = 16 * 60;

function checkEventHours(source: CheckContext, { path, value }: Pick<Visit, "path" | "value">) {
  const [starts, ends] = [textAt(value, "/starts"), textAt(value, "/ends")];
  if (starts === undefined || ends === undefined || ends > starts) return;
  const place = pointer(path, "ends");
  if (starts === ends) return report(source, "event-without-length", place, { time: starts });
  const length = toMinutes(ends) + 24 * 60 - toMinutes(starts);
  if (length < maxOvernightMinutes) return;
  report(source, "event-through-night", place, { starts, ends }, { severity: "warning" });
}
