import type { Resolvers } from "../../model/resolvers.ts";
import { openingHoursResolvers } from "../opening-hours/upcoming-special-days.ts";

/** Resolvers that add data to the engine's blocks before rendering. */
export const blockResolvers: Resolvers = openingHoursResolvers;
