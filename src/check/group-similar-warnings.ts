import type { Diagnostic } from "../yaml/diagnostic.ts";
import { groupBy } from "../yaml/group-by.ts";

/** More warnings of one kind than these are told together: nobody reads the same sentence eighty times. */
const maximumUngrouped = 3;

/** The check reports at most this many of one kind in one text; the last message counts the others. */
export const maximumPerKind = 50;

/**
 * What is told together, in the order of the first of each group: many warnings of one kind; mistakes
 * stand alone.
 */
export function groupSimilarWarnings<Found extends { diagnostic: Diagnostic }>(
  found: readonly Found[],
): Found[][] {
  const kinds = groupBy(found, messageKind);
  return found.flatMap((each) => {
    const alike = kinds.get(messageKind(each)) ?? [];
    if (each.diagnostic.severity === "error" || alike.length <= maximumUngrouped) return [[each]];
    return each === alike[0] ? [alike] : [];
  });
}

// What a sentence counts or quotes stands at each place; another sentence is of another kind.
function messageKind({ diagnostic }: { diagnostic: Diagnostic }): string {
  const { severity, code, message } = diagnostic;
  return `${severity} ${code} ${message.replace(/"[^"]*"|\d+/g, "#")}`;
}
