import type { Traits } from "../block-traits.ts";

export const traits: Traits = { passing: true };
