import type { Labels } from "../../model/types.ts";
import { formatClockRange } from "../format/clock-range.ts";
import { fill } from "../format/format-amount.ts";

/** What of a site tells how it says hours. */
interface Speaking {
  labels: Pick<Labels, "contact" | "openingHours">;
  settings: { language: string };
}

/** When a day begins and ends, in the words of the site; that it is closed where it does neither. */
export function timesInWords(
  { opens, closes }: { opens?: string; closes?: string },
  { labels, settings: { language } }: Speaking,
): string {
  if (!opens || !closes) return labels.openingHours.closed;
  const speech = { labels: labels.contact, language };
  const [first, last] = formatClockRange(opens, closes, speech);
  return fill(labels.openingHours.times, { opens: first, closes: last });
}
