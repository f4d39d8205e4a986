import type { Resolvers } from "../../model/resolvers.ts";
import { openingHoursResolvers } from "../opening-hours/upcoming-special-days.ts";

/** Resolvers of the engine's blocks, run before rendering. */
export const blockResolvers: Resolvers = openingHoursResolvers;
