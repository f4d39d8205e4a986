import type { Resolvers } from "../../model/resolvers.ts";
import { openingHoursResolvers } from "../opening-hours/coming-days.ts";

/** What the engine's blocks make of their content before it is drawn. */
export const blockResolvers: Resolvers = openingHoursResolvers;
