import type { BlockOf } from "../../model/types.ts";
import type { BlockTraits } from "../block-traits.ts";
import { newsletterFields } from "./newsletter-fields.ts";

export const traits: BlockTraits<BlockOf<"newsletter">> = {
  asks: (block, { noAddress }) => newsletterFields(block, noAddress),
};
