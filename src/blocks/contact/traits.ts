import type { BlockTraits } from "../block-traits.ts";

export const traits: BlockTraits = { showsWholeFirm: true, hasBehaviour: true };
