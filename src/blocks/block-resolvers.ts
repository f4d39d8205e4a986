import type { Resolvers } from "../content/resolvers.ts";
import type { BlockOf } from "../content/types.ts";
import { withComingDays } from "./opening-hours/coming-days.ts";

/** What the engine's blocks need besides what is written in them. */
export const blockResolvers: Resolvers = {
  "blocks/opening-hours.json": (block, context) =>
    withComingDays(block as BlockOf<"opening-hours">, context),
};
