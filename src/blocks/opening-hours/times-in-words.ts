import type { SiteInfo } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { formatClock } from "../../ui/format/format-clock.ts";

/** When a day begins and ends, in the words of the site; that it is closed where it does neither. */
export function timesInWords(
  { opens, closes }: { opens?: string; closes?: string },
  { labels }: Pick<SiteInfo, "labels">,
): string {
  if (!opens || !closes) return labels.openingHours.closed;
  const [first, last] = [opens, closes].map((time) => formatClock(time, labels.contact));
  return fill(labels.openingHours.times, { opens: `${first}`, closes: `${last}` });
}
