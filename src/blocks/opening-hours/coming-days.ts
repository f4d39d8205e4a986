import { type ComingDay, comingDays } from "../../content/dates.ts";
import type { ResolveContext, Resolvers } from "../../content/resolvers.ts";
import type { BlockOf } from "../../content/types.ts";

/** So many special days are of interest to somebody who wants to come by. */
const most = 6;

/** The block with the next special days, in the order of the calendar. */
function withComingDays(
  block: BlockOf<"opening-hours">,
  { settings, today }: ResolveContext,
): BlockOf<"opening-hours"> {
  const days = comingDays(settings.firm.specialDays ?? [], today);
  const inOrder = days.sort((a: ComingDay, b: ComingDay) => (a.from < b.from ? -1 : 1));
  return { ...block, comingDays: inOrder.slice(0, most) };
}

/** What the block needs besides what is written in it. */
export const openingHoursResolvers: Resolvers = {
  "blocks/opening-hours.json": (block, context) =>
    withComingDays(block as BlockOf<"opening-hours">, context),
};
