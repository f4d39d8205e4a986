import type { BlockTraits } from "../block-traits.ts";

export const traits: BlockTraits = { opensPage: true };
