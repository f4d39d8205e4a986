import type { Traits } from "../block-traits.ts";

export const traits: Traits = { wholeFirm: true, behaves: true };
