import { blockMessages } from "#lang/blocks/messages";
import type { CheckContext } from "../../check/site-index/check-context.ts";
import { createReport } from "../../check/site-index/site-rules.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";

const report = createReport(blockMessages);
const warning = { severity: "warning" } as const;

/**
 * Warns about a price list without prices, and about items with both a price and prices by size.
 */
export function checkMenuPrices(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.$id !== "blocks/price-menu.json") return;
  const places = listAt(value, "/sections").flatMap((part, index) => {
    const list = pointer(pointer(pointer(path, "sections"), index), "items");
    return listAt(part, "/items").map((item, place) => ({ item, path: pointer(list, place) }));
  });
  const hasPrice = (item: unknown) =>
    typeof childValue(item, "price") === "number" || listAt(item, "/sizes").length > 0;
  if (places.length > 0 && !places.some(({ item }) => hasPrice(item))) {
    report(source, "menu-without-prices", pointer(path, "sections"), {}, warning);
  }
  for (const { item, path: place } of places) {
    if (childValue(item, "price") === undefined || childValue(item, "sizes") === undefined)
      continue;
    const name = textAt(item, "/name") ?? "";
    report(source, "price-and-sizes", pointer(place, "price"), { name }, warning);
  }
}
