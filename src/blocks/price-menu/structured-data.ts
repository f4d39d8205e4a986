import {
  absoluteUrl,
  firmId,
  type StructuredDataBuilder,
  type StructuredDataContext,
  type Thing,
  toPlainText,
} from "../schema-org.ts";
import { listItemAmounts, type MenuItem } from "./prices.ts";

/** Describes each price list as https://schema.org/Menu, with its parts, items and prices. */
export const describePriceMenus: StructuredDataBuilder<"price-menu"> = (blocks, offering) =>
  blocks.map(({ title, sections }) => ({
    "@type": "Menu",
    name: toPlainText(title),
    provider: { "@id": firmId(offering.url) },
    hasMenuSection: sections.map(({ title: name, description, items }) => ({
      "@type": "MenuSection",
      name: toPlainText(name ?? title),
      description: description && toPlainText(description),
      hasMenuItem: items.map((item) => describeMenuItem(item, offering)),
    })),
  }));

function describeMenuItem(item: MenuItem, { url, currency }: StructuredDataContext): Thing {
  const { name, description, image, sizes, unavailable } = item;
  const names = sizes?.map(({ label }) => label);
  const offers = listItemAmounts(item).map((price, index) => ({
    "@type": "Offer",
    name: names?.[index],
    price,
    priceCurrency: currency,
    availability: unavailable ? "https://schema.org/OutOfStock" : undefined,
  }));
  return {
    "@type": "MenuItem",
    name: toPlainText(name),
    description: description && toPlainText(description),
    image: image && absoluteUrl(image.src, url),
    offers: offers.length > 0 ? offers : undefined,
  };
}
