import { blockMessages } from "#lang/blocks/messages";
import type { CheckContext } from "../../check/site-index/check-context.ts";
import { createReport } from "../../check/site-index/site-rules.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";

const report = createReport(blockMessages);

/** Whether a picture of a block is a link, by the id of the block's schema. */
const isLinked: Readonly<Record<string, (item: unknown) => boolean>> = {
  "blocks/gallery.json": () => true,
  "blocks/logos.json": (item) => childValue(item, "to") !== undefined,
};

/**
 * Reports linked pictures without alternative text. The text is needed because it is the name of
 * the link: WCAG 2.4.4.
 */
export function checkLinkedPictureAlts(source: CheckContext, { path, value, schema }: Visit) {
  const isLink = isLinked[schema.$id ?? ""];
  if (!isLink) return;
  listAt(value, "/items").forEach((item, index) => {
    if (!isLink(item) || textAt(item, "/image/alt")?.trim() !== "") return;
    const image = pointer(pointer(pointer(path, "items"), index), "image");
    report(source, "nameless-picture", pointer(image, "alt"), {});
  });
}
