import type { BlockOf } from "../../model/types.ts";
import { packTraits } from "../../theme/packs/pack-traits.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import { isCumulative } from "./features.ts";
import { Offer } from "./offer.tsx";
import { StairColumn } from "./stair-column.tsx";

/**
 * Plans as offers, one below the other. On wide screens the style sheet shows the same offers as
 * the columns of a table, with one row per feature. If each plan includes the one before it and the
 * style pack supports stairs, the offers form a stair.
 */
export function Pricing({ block, site, page }: BlockProps<"pricing">) {
  const { entries, aside, note } = block;
  // A single plan has nothing to compare, and five columns do not fit.
  const compared = entries.length > 1 && entries.length < 5;
  const stair = compared && packTraits(site.pack).stair && isCumulative(entries);
  const Entry = stair ? StairColumn : Offer;
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <div className={pricingClass(compared, stair)} data-count={entries.length}>
        {entries.map((plan) => (
          <Entry key={plan.id} plan={plan} block={block} site={site} page={page} />
        ))}
        {aside && <PricingAside aside={aside} />}
        {!stair && <TotalRow block={block} site={site} />}
      </div>
      {note && (
        <p className="note">
          <Text>{note}</Text>
        </p>
      )}
    </Section>
  );
}

function pricingClass(compared: boolean, stair: boolean): string {
  if (stair) return "plans stair";
  return compared ? "plans compared" : "plans";
}

function PricingAside({ aside }: { aside: NonNullable<BlockOf<"pricing">["aside"]> }) {
  return (
    <figure>
      <Picture image={aside.image} sizes="170px" ratio={1.33} small />
      <figcaption className="remark">
        <Text>{aside.text}</Text>
      </figcaption>
    </figure>
  );
}

/**
 * The last row of the table. It repeats the prices and is hidden from screen readers, because each
 * offer contains its own price.
 */
function TotalRow({ block, site }: Pick<BlockProps<"pricing">, "block" | "site">) {
  const { entries, prices } = block;
  const monthly = entries.every((plan) => plan.period === "month");
  if (prices === "on-request" || !monthly) return null;
  const { currency, language } = site.settings;
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  return (
    <p className="total" aria-hidden="true">
      <b>{site.labels.pricing.total}</b>
      {entries.map((plan) => (
        <span key={plan.id}>{format.format(plan.price)}</span>
      ))}
    </p>
  );
}
