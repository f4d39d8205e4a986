import type { BlockOf } from "../../model/types.ts";
import type { BlockTraits } from "../block-traits.ts";
import { createNewsletterFields } from "./newsletter-fields.ts";

export const traits: BlockTraits<BlockOf<"newsletter">> = {
  formFields: (block, { noAddress }) => createNewsletterFields(block, noAddress),
};
