import {
  type Describe,
  firmId,
  plain,
  type StructuredDataContext,
  type Thing,
  wholeAddress,
} from "../thing.ts";
import { amountsOf, type MenuItem } from "./prices.ts";

/** Each list as https://schema.org/Menu, with its parts, items and prices. */
export const describe: Describe<"price-menu"> = (blocks, offering) =>
  blocks.map(({ title, sections }) => ({
    "@type": "Menu",
    name: plain(title),
    provider: { "@id": firmId(offering.url) },
    hasMenuSection: sections.map(({ title: name, description, items }) => ({
      "@type": "MenuSection",
      name: plain(name ?? title),
      description: description && plain(description),
      hasMenuItem: items.map((item) => describeItem(item, offering)),
    })),
  }));

function describeItem(item: MenuItem, { url, currency }: StructuredDataContext): Thing {
  const { name, description, image, sizes, unavailable } = item;
  const names = sizes?.map(({ label }) => label);
  const offers = amountsOf(item).map((price, index) => ({
    "@type": "Offer",
    name: names?.[index],
    price,
    priceCurrency: currency,
    availability: unavailable ? "https://schema.org/OutOfStock" : undefined,
  }));
  return {
    "@type": "MenuItem",
    name: plain(name),
    description: description && plain(description),
    image: image && wholeAddress(image.src, url),
    offers: offers.length > 0 ? offers : undefined,
  };
}
