import type { BlockOf } from "../../model/types.ts";

type Menu = BlockOf<"price-menu">;
export type MenuItem = Menu["sections"][number]["items"][number];

/** Returns all amounts of an item: one for each size, or the price of the item. */
export function listItemAmounts({ price, sizes }: MenuItem): number[] {
  return sizes?.map((size) => size.price) ?? (price === undefined ? [] : [price]);
}

/**
 * Whether any amount of a price list has cents. Then all amounts are written with cents, so that
 * they align.
 */
export function hasCents({ sections }: Pick<Menu, "sections">): boolean {
  const amounts = sections.flatMap(({ items }) => items).flatMap(listItemAmounts);
  return amounts.some((amount) => !Number.isInteger(amount));
}
