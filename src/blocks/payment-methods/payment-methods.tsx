import type { BlockProps } from "../../ui/block-props.ts";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Payment methods with their terms. */
export function PaymentMethods({ block, page }: BlockProps<"payment-methods">) {
  const { title, lede, items, note, variant } = block;
  const shape =
    variant === "list" ? "register" : `ways-to-pay ${balancedRowClasses(items.length, 4)}`;
  return (
    <Section block={block} page={page} title={title} lede={lede}>
      <ul className={shape}>
        {items.map(({ name, description }, index) => (
          // The methods never change their order, so their index is their key.
          <li key={index}>
            <b>{name}</b>
            {description && (
              <p>
                <Text>{description}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
      {note && (
        <p className="note">
          <Text>{note}</Text>
        </p>
      )}
    </Section>
  );
}
