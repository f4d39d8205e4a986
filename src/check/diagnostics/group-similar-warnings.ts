import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";

/**
 * The maximum number of warnings of one kind that are not grouped. Nobody reads the same message
 * eighty times.
 */
const maximumUngrouped = 3;

/**
 * The maximum number of diagnostics of one kind in one text. The last message says how many were
 * left out.
 */
export const maximumPerKind = 50;

/**
 * Groups warnings whose messages differ only in numbers and quoted words, if there are more than
 * `maximumUngrouped`. Errors are never grouped. The groups are in the order of their first
 * diagnostics.
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

// Returns a key of the severity, the code and the message. Leaves out numbers and quoted words,
// which differ between locations.
function messageKind({ diagnostic }: { diagnostic: Diagnostic }): string {
  const { severity, code, message } = diagnostic;
  return `${severity} ${code} ${message.replace(/"[^"]*"|\d+/g, "#")}`;
}
