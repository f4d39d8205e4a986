import type { BlockProps } from "../../ui/block-props.ts";
import { fill, formatMoney } from "../../ui/format/format-amount.ts";
import { Picture } from "../../ui/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { MenuItem } from "./prices.ts";

interface ItemProps extends Pick<BlockProps<"price-menu">, "site"> {
  item: MenuItem;
  /** Headings keep their order, whatever stands above the item. */
  heading: "h2" | "h3" | "h4";
  cents: boolean;
}

/** What is sold: its name, what it is made of, what it costs. */
export function Item({ item, heading: Name, cents, site }: ItemProps) {
  const { name, description, image, unavailable } = item;
  return (
    <li className={unavailable ? "unavailable" : undefined}>
      {image && <Picture image={image} sizes="88px" ratio={1} small />}
      <div className="what">
        <Name className="name">
          <Text>{name}</Text>
        </Name>
        {description && (
          <p>
            <Text>{description}</Text>
          </p>
        )}
        <Remarks item={item} site={site} />
      </div>
      <Prices item={item} cents={cents} site={site} />
    </li>
  );
}

/** What sets it apart, what it holds, and that there is none today. */
function Remarks({ item, site }: Pick<ItemProps, "item" | "site">) {
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

function Prices({
  item: { price, unit, sizes },
  cents,
  site,
}: Pick<ItemProps, "item" | "cents" | "site">) {
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
