import { shellWords } from "../words.pt-br.ts";
import { type Comparison, midnightDaysBefore } from "./compare-with-earlier-state.ts";
import { historyWords as words } from "./words.pt-br.ts";

/**
 * The sentences above the list of changes: the start of the comparison, and how far back the
 * journal reaches.
 */
export function describeComparison(
  { since, changes, journalStart: reach, errorMessage: refusal }: Comparison,
  { opened, now }: { opened: Date; now: Date },
): string[] {
  const isNone = changes.length === 0;
  if (refusal !== undefined) return [refusal];
  if (typeof since === "object") {
    const version = { who: since.who, moment: words.keptAt(since, now) };
    return [isNone ? words.noneSinceKept(version) : words.changedSinceKept(version)];
  }
  if (since === 0) {
    const moment = { since: shellWords.moment(opened, now) };
    return [isNone ? shellWords.noChanges(moment) : shellWords.changedSince(moment)];
  }
  if (reach !== undefined) {
    return [words.reach(new Date(reach)), isNone ? words.noneSinceThen : words.changedSinceThen];
  }
  const day = midnightDaysBefore(now, since);
  return [isNone ? words.noneSince(day) : words.changedSince(day)];
}
