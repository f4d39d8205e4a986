import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { formatMoney } from "../../ui/format/format-amount.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * The places to which the firm delivers or travels, each with the fee, the minimum order and the
 * time.
 */
export function DeliveryArea({ block, site, page }: BlockProps<"delivery-area">) {
  const { title, lede, places, note, action, variant } = block;
  const look = variant === "zones" ? variant : undefined;
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      <ul className={look ? balancedRowClasses(places.length, 4) : "register"}>
        {places.map((place, index) => (
          // The places never change their order, so their index is their key.
          <DeliveryPlace key={index} place={place} site={site} />
        ))}
      </ul>
      {note && (
        <p className="note">
          <Text>{note}</Text>
        </p>
      )}
      {action && (
        <div className="order">
          <Button action={action} />
        </div>
      )}
    </Section>
  );
}

interface DeliveryPlaceProps extends Pick<BlockProps<"delivery-area">, "site"> {
  place: BlockOf<"delivery-area">["places"][number];
}

function DeliveryPlace({ place: { name, fee, minimum, time, note }, site }: DeliveryPlaceProps) {
  const { settings, labels } = site;
  const words = labels.delivery;
  const money = (amount: number) => formatMoney(amount, settings.currency, settings.language);
  const terms = [
    ["fee", words.fee, fee === 0 ? words.free : fee && money(fee)],
    ["minimum", words.minimum, minimum && money(minimum)],
    ["time", words.time, time],
  ] as const;
  const told = terms.filter(([, , value]) => value);
  return (
    <li>
      <div className="where">
        <b>{name}</b>
        {note && (
          <p className="note">
            <Text>{note}</Text>
          </p>
        )}
      </div>
      {told.length > 0 && (
        <dl>
          {told.map(([key, label, value]) => (
            <div key={key} className={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
