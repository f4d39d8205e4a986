import type { Plan } from "../../model/types.ts";
import { Button } from "../../ui/button.tsx";
import { fill } from "../../ui/format/format-amount.ts";
import { Text } from "../../ui/text/text.tsx";
import { findIncludedPlan } from "./features.ts";
import { type OfferProps, Price } from "./offer.tsx";

/**
 * A plan as a column of a stair: its header, its own features, and the features of the included
 * plans, each at the level of its plan. On phones and for screen readers it only names the included
 * plan.
 */
export function StairColumn(props: OfferProps) {
  const { plan, block, site, page } = props;
  const id = `_plan-${page.index}_${plan.id}`;
  const below = block.entries.slice(0, block.entries.indexOf(plan)).reverse();
  return (
    <article className={plan.popular ? "plan best" : "plan"} aria-labelledby={id}>
      {plan.popular && <p className="tag">{site.labels.pricing.popular}</p>}
      <div className="offer">
        <h3 id={id}>{plan.name}</h3>
        <p className="suits">
          <Text>{plan.description}</Text>
        </p>
        <Price {...props} />
      </div>
      <OwnFeatures {...props} />
      {below.map((held) => (
        <IncludedFeatures key={held.id} plan={held} />
      ))}
      <Button
        action={{ label: block.action.label, to: fill(block.action.to, { id: plan.id }) }}
        variant="solid"
        suffix={plan.name}
      />
    </article>
  );
}

function OwnFeatures({ plan, block: { entries }, site: { labels } }: OfferProps) {
  const { everythingOf, feature } = labels.pricing;
  const included = findIncludedPlan(plan, entries);
  return (
    <ul className="features" aria-label={feature}>
      {included ? (
        <li className="inherited">{fill(everythingOf, { plan: included.name })}</li>
      ) : (
        // This repeats the label of the list for visual users.
        <li className="inherited" aria-hidden="true">
          {feature}
        </li>
      )}
      {plan.features.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/**
 * The features of an included plan. They are hidden from screen readers, which get the name of the
 * plan.
 */
function IncludedFeatures({ plan }: { plan: Plan }) {
  return (
    <div className="held" aria-hidden="true">
      <p>{plan.name}</p>
      <ul>
        {plan.features.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
