import type { Traits } from "../block-traits.ts";

export const traits: Traits = { behaves: true, script: "lightbox" };
