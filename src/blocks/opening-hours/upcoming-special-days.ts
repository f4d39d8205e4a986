import { type UpcomingSpecialDay, upcomingSpecialDays } from "../../model/content-schedule.ts";
import type { ResolveContext, Resolvers } from "../../model/resolvers.ts";
import type { BlockOf } from "../../model/types.ts";

/** Maximum number of special days to show. */
const maxUpcomingSpecialDays = 6;

/** Adds the next special days to the block, sorted by date. */
function addSpecialDaysToBlock(
  block: BlockOf<"opening-hours">,
  { settings, today }: ResolveContext,
): BlockOf<"opening-hours"> {
  const days = upcomingSpecialDays(settings.firm.specialDays ?? [], today);
  const inOrder = days.sort((a: UpcomingSpecialDay, b: UpcomingSpecialDay) =>
    a.from < b.from ? -1 : 1,
  );
  return { ...block, comingDays: inOrder.slice(0, maxUpcomingSpecialDays) };
}

/** Adds the data that the block needs besides its own fields. */
export const openingHoursResolvers: Resolvers = {
  "blocks/opening-hours.json": (block, context) =>
    addSpecialDaysToBlock(block as BlockOf<"opening-hours">, context),
};
