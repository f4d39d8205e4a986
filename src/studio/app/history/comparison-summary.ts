import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { appStrings } from "#lang/studio/app/strings";
import { type Comparison, midnightDaysBefore } from "./compare-with-earlier-state.ts";

/**
 * Returns the sentences above the list of changes. They say when the comparison starts and, if
 * necessary, how far back the journal reaches.
 */
export function describeComparison(
  { since, changes, journalStart, errorMessage }: Comparison,
  { opened, now }: { opened: Date; now: Date },
): string[] {
  const isNone = changes.length === 0;
  if (errorMessage !== undefined) return [errorMessage];
  if (typeof since === "object") {
    const version = { who: since.who, moment: strings.keptAt(since, now) };
    return [isNone ? strings.noneSinceKept(version) : strings.changedSinceKept(version)];
  }
  if (since === 0) {
    const moment = { since: appStrings.moment(opened, now) };
    return [isNone ? appStrings.noChanges(moment) : appStrings.changedSince(moment)];
  }
  if (journalStart !== undefined) {
    return [
      strings.reach(new Date(journalStart)),
      isNone ? strings.noneSinceThen : strings.changedSinceThen,
    ];
  }
  const day = midnightDaysBefore(now, since);
  return [isNone ? strings.noneSince(day) : strings.changedSince(day)];
}
