import type { Traits } from "../block-traits.ts";

export const traits: Traits = { opens: true };
