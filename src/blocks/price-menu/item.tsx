import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { fill, formatMoney } from "../../ui/format/format-amount.ts";
import { Picture } from "../../ui/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { MenuItem } from "./prices.ts";

interface PriceMenuItemProps extends Pick<BlockProps<"price-menu">, "site"> {
  item: MenuItem;
  /** The heading level, which depends on the headings above the item. */
  heading: "h2" | "h3" | "h4";
  cents: boolean;
  look?: BlockOf<"price-menu">["variant"];
}

/** An item of the menu: name, ingredients, price. */
export function PriceMenuItem({
  item,
  heading: Name,
  cents,
  look = "list",
  site,
}: PriceMenuItemProps) {
  const { name, description, image, unavailable } = item;
  return (
    <li className={unavailable ? "unavailable" : undefined}>
      {image && <Picture image={image} {...slots[look]} />}
      <div className="what">
        <Name className="name">
          <Text>{name}</Text>
        </Name>
        {description && (
          <p>
            <Text>{description}</Text>
          </p>
        )}
        <ItemRemarks item={item} site={site} />
      </div>
      <ItemPrices item={item} cents={cents} site={site} />
    </li>
  );
}

/** The `sizes` of a picture, and the aspect ratio to which a photograph is cropped, by variant. */
const slots = {
  list: { sizes: "88px", ratio: 1, small: true },
  columns: { sizes: "56px", ratio: 1, small: true },
  cards: { sizes: "(max-width: 700px) 100vw, 340px", ratio: 4 / 3 },
} as const;

/** The marks and allergens of an item, and whether it is unavailable today. */
function ItemRemarks({ item, site }: Pick<PriceMenuItemProps, "item" | "site">) {
  const { marks = [], allergens = [], unavailable } = item;
  const { priceMenu: labels } = site.labels;
  if (marks.length + allergens.length === 0 && !unavailable) return null;
  return (
    <p className="note">
      {unavailable && <b>{labels.unavailable}</b>}
      {marks.map((mark) => (
        <em key={mark}>{mark}</em>
      ))}
      {allergens.length > 0 && (
        <span>{fill(labels.allergens, { list: allergens.join(", ") })}</span>
      )}
    </p>
  );
}

function ItemPrices({
  item: { price, unit, sizes },
  cents,
  site,
}: Pick<PriceMenuItemProps, "item" | "cents" | "site">) {
  const { currency, language } = site.settings;
  const money = (amount: number) =>
    amount === 0 ? site.labels.priceMenu.free : formatMoney(amount, currency, language, { cents });
  if (sizes) {
    return (
      <dl className="prices">
        {sizes.map((size) => (
          <div key={size.label}>
            <dt>{size.label}</dt>
            <dd>{money(size.price)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (price === undefined) return null;
  return (
    <p className="prices">
      {money(price)} {unit && <small>{unit}</small>}
    </p>
  );
}
