import type { BlockOf } from "../../model/types.ts";
import type { Traits } from "../block-traits.ts";
import { newsletterFields } from "./newsletter-fields.ts";

export const traits: Traits<BlockOf<"newsletter">> = {
  asks: (block, { noAddress }) => newsletterFields(block, noAddress),
};
