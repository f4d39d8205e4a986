import { blockMessages } from "#lang/blocks/messages";
import type { SiteRules } from "../../check/site-index/site-rules.ts";
import { checkEvent } from "../events/check-event.ts";
import { checkFieldRules } from "../form/check-field-rules.ts";
import { checkLinkedPictureAlts } from "../gallery/check-linked-picture-alts.ts";
import { checkMenuPrices } from "../price-menu/check-menu-prices.ts";
import { checkVideo } from "../video/check-video.ts";
import { blockResolvers } from "./block-resolvers.ts";

/** The content rules of the engine's blocks. They are never sent to browsers. */
export const blockRules = {
  valueChecks: [checkMenuPrices, checkVideo, checkEvent, checkLinkedPictureAlts, checkFieldRules],
  resolvers: blockResolvers,
  messages: blockMessages,
} satisfies SiteRules;
