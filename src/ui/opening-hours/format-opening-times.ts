import type { Labels } from "../../model/types.ts";
import { formatClockRange } from "../format/clock-range.ts";
import { fill } from "../format/format-amount.ts";

/** The labels and the language for the wording of hours. */
interface OpeningTimesContext {
  labels: Pick<Labels, "contact" | "openingHours">;
  settings: { language: string };
}

/** Formats the hours of a day as the site does, or returns the label for closed. */
export function formatOpeningTimes(
  { opens, closes }: { opens?: string; closes?: string },
  { labels, settings: { language } }: OpeningTimesContext,
): string {
  if (!opens || !closes) return labels.openingHours.closed;
  const speech = { labels: labels.contact, language };
  const [first, last] = formatClockRange(opens, closes, speech);
  return fill(labels.openingHours.times, { opens: first, closes: last });
}
