import { daysBetween } from "../../model/content-schedule.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;
const daysOfYear = 366;

/** Fields with the dates of past events, which cannot be in the future. */
const pastDateFields: ReadonlySet<string> = new Set(["updated", "verifiedAt", "revised"]);

/**
 * The number of days by which each date may plausibly be in the future. For later dates the year is
 * probably mistyped.
 */
const planningHorizons: ReadonlyMap<string, number> = new Map([
  ["publishAt", 2 * daysOfYear],
  ["expiresAt", 10 * daysOfYear],
]);

/** Warns about dates in the future that are implausible for their field. */
export function checkPlausibleDate(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.format !== "date" || typeof value !== "string") return;
  const { today } = source.site.draft;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const ahead = daysBetween(today, value);
  if (pastDateFields.has(name) && ahead > 0)
    source.report("date-ahead", path, { date: value }, warning);
  if (ahead > (planningHorizons.get(name) ?? Number.POSITIVE_INFINITY))
    reportDistantDate(source, path, value);
}

function reportDistantDate(source: CheckContext, path: string, date: string) {
  source.report("distant-date", path, { year: date.slice(0, 4) }, warning);
}

/**
 * Warns about an article dated in the future, which is published immediately unless it is a draft
 * or `publishAt` delays it. Also warns about an update before the article's date.
 */
export function checkArticleDates(source: CheckContext) {
  const { file, site } = source;
  const { value } = file.parsed;
  const date = textAt(value, "/date") ?? "";
  const updated = textAt(value, "/updated");
  if (updated !== undefined && updated < date) {
    source.report("updated-before", "/updated", { date }, warning);
  }
  const ahead = daysBetween(site.draft.today, date);
  const due = textAt(value, "/publishAt") ?? "";
  const waits = childValue(value, "draft") === true || due >= date;
  // `checkPlausibleDate` already checks an equal date in `publishAt`.
  if (ahead > daysOfYear && due !== date) reportDistantDate(source, "/date", date);
  else if (ahead > 0 && !waits) {
    const hint = `publishAt: ${date}`;
    source.report("early-article", "/date", { date }, { ...warning, hint });
  }
}

/** Warns about special days of past years that do not recur, and about implausible years. */
export function checkSpecialDays(source: CheckContext) {
  const { today } = source.site.draft;
  const list = "/firm/specialDays";
  listAt(source.file.parsed.value, list).forEach((entry, index) => {
    if (childValue(entry, "everyYear") === true) return;
    const [date = "", label = ""] = [textAt(entry, "/date"), textAt(entry, "/label")];
    const end = textAt(entry, "/until") ?? date;
    const place = pointer(pointer(list, index), "date");
    if (daysBetween(today, date) > 3 * daysOfYear) reportDistantDate(source, place, date);
    if (date <= end && end.slice(0, 4) < today.slice(0, 4)) {
      source.report("past-day", place, { label, year: date.slice(0, 4) }, warning);
    }
  });
}
