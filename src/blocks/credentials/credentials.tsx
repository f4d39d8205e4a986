import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Facts about the firm that visitors can verify: a list of names, explanations and numbers. */
export function Credentials({ block, page }: BlockProps<"credentials">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul className="register">
        {block.items.map(({ title, description, value }) => (
          <li key={title}>
            <h3>
              <Text>{title}</Text>
            </h3>
            <p>
              <Text>{description}</Text>
            </p>
            {value && <p className="value">{value}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
