import type { Thing } from "../../blocks/thing.ts";
import { comingDays, type SpecialDay } from "../../model/dates.ts";

/**
 * The days with other hours that are not over yet (https://schema.org/specialOpeningHoursSpecification).
 * A day of every year stands there as its next occurrence; closed is, as search engines read it
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business), 00:00 to 00:00.
 *
 * @param today the ISO calendar date as of which the site is made
 */
export function describeSpecialDays(
  special: readonly SpecialDay[] = [],
  today: string,
): Thing[] | undefined {
  const all = comingDays(special, today).map(
    ({ from: validFrom, until: validThrough, opens = "00:00", closes = "00:00" }): Thing => {
      return { "@type": "OpeningHoursSpecification", validFrom, validThrough, opens, closes };
    },
  );
  return all.length > 0 ? all : undefined;
}
