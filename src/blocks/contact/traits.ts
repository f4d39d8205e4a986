import type { BlockTraits } from "../block-traits.ts";

export const traits: BlockTraits = { wholeFirm: true, behaves: true };
