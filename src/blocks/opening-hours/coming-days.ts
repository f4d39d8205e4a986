import { type UpcomingSpecialDay, upcomingSpecialDays } from "../../model/dates.ts";
import type { ResolveContext, Resolvers } from "../../model/resolvers.ts";
import type { BlockOf } from "../../model/types.ts";

/** So many special days are of interest to somebody who wants to come by. */
const maxComingDays = 6;

/** The block with the next special days, in the order of the calendar. */
function withComingDays(
  block: BlockOf<"opening-hours">,
  { settings, today }: ResolveContext,
): BlockOf<"opening-hours"> {
  const days = upcomingSpecialDays(settings.firm.specialDays ?? [], today);
  const inOrder = days.sort((a: UpcomingSpecialDay, b: UpcomingSpecialDay) =>
    a.from < b.from ? -1 : 1,
  );
  return { ...block, comingDays: inOrder.slice(0, maxComingDays) };
}

/** What the block needs besides what is written in it. */
export const openingHoursResolvers: Resolvers = {
  "blocks/opening-hours.json": (block, context) =>
    withComingDays(block as BlockOf<"opening-hours">, context),
};
