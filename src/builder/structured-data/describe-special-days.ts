import type { Thing } from "../../blocks/schema-org.ts";
import { type SpecialDay, upcomingSpecialDays } from "../../model/content-schedule.ts";

/**
 * Describes the special opening hours that are not over yet
 * (https://schema.org/specialOpeningHoursSpecification). A yearly date is listed with its next
 * occurrence. Closed days are 00:00 to 00:00, as search engines expect
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 *
 * @param today the ISO date as of which the site is built
 */
export function describeSpecialDays(
  special: readonly SpecialDay[] = [],
  today: string,
): Thing[] | undefined {
  const all = upcomingSpecialDays(special, today).map(
    ({ from: validFrom, until: validThrough, opens = "00:00", closes = "00:00" }): Thing => {
      return { "@type": "OpeningHoursSpecification", validFrom, validThrough, opens, closes };
    },
  );
  return all.length > 0 ? all : undefined;
}
