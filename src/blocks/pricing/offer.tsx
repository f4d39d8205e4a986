import type { Plan } from "../../model/types.ts";
import { packTraits } from "../../theme/packs/pack-traits.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { fill, moneyParts } from "../../ui/format/format-amount.ts";
import { Text } from "../../ui/text/text.tsx";
import { collectFeatures, countFeatures, findIncludedPlan } from "./features.ts";
import { Gauge } from "./gauge.tsx";

export interface OfferProps extends BlockProps<"pricing"> {
  plan: Plan;
}

/** One plan: its name, audience, price, features and action. */
export function Offer(props: OfferProps) {
  const { plan, block, site, page } = props;
  const { label, to } = block.action;
  const id = `_plan-${page.index}_${plan.id}`;
  return (
    <article className={plan.popular ? "plan best" : "plan"} aria-labelledby={id}>
      {plan.popular && <p className="tag">{site.labels.pricing.popular}</p>}
      <h3 id={id}>{plan.name}</h3>
      {packTraits(site.pack).gauge && block.entries.length > 1 && (
        <Gauge
          count={collectFeatures(plan, block.entries).size}
          total={countFeatures(block.entries)}
        />
      )}
      <p className="suits">
        <Text>{plan.description}</Text>
      </p>
      <Price {...props} />
      <Features {...props} />
      <Button
        action={{ label, to: fill(to, { id: plan.id }) }}
        variant={plan.popular ? "solid" : "line"}
        suffix={plan.name}
      />
    </article>
  );
}

/**
 * Maximum number of characters of an amount at full size. A longer one ("12.999,50") gets a smaller
 * font, because it must not break.
 */
const longest = 6;

/** The price of a plan and its period. */
export function Price({ plan, block, site: { settings, labels } }: OfferProps) {
  if (block.prices === "on-request") {
    return <p className="price on-request">{labels.pricing.onRequest}</p>;
  }
  const { before, figure, after } = moneyParts(plan.price, settings.currency, settings.language);
  const period = labels.pricing[plan.period];
  return (
    <>
      <p className={figure.length > longest ? "price long" : "price"}>
        <span>
          {before && <small>{before}</small>}
          {figure}
          {after && <small>{after}</small>}
        </span>
        <small>{period.startsWith("/") ? period : ` ${period}`}</small>
      </p>
      {plan.priceInWords && <p className="in-words">{plan.priceInWords}</p>}
    </>
  );
}

function Features({ plan, block: { entries }, site }: OfferProps) {
  const { everythingOf, feature: label } = site.labels.pricing;
  const included = findIncludedPlan(plan, entries);
  const earlier = entries.slice(0, entries.indexOf(plan)).flatMap(({ features }) => features);
  return (
    <ul className="features" aria-label={label}>
      {included && <li className="inherited">{fill(everythingOf, { plan: included.name })}</li>}
      {plan.features.map((feature) => (
        // If several plans have a feature, the table has one row for it, at the first plan.
        <li key={feature} className={earlier.includes(feature) ? "repeated" : undefined}>
          <span>{feature}</span>
          <FeatureMarks feature={feature} plans={entries} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The table row of a feature. It is hidden from screen readers, because the offers contain the same
 * information as text.
 */
function FeatureMarks({ feature, plans }: { feature: string; plans: readonly Plan[] }) {
  return plans.map((plan) => (
    <span key={plan.id} className={plan.popular ? "mark best" : "mark"} aria-hidden="true">
      {collectFeatures(plan, plans).has(feature) && <i />}
    </span>
  ));
}
