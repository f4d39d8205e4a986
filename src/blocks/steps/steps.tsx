import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Numbered steps along a time line. */
export function Steps({ block, page }: BlockProps<"steps">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ol>
        {block.items.map((item, index) => (
          // The steps never change their order, so their index is their key.
          <Step key={index} number={index + 1} item={item} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  number: number;
  item: BlockOf<"steps">["items"][number];
}

function Step({ number, item: { title, when, description } }: StepProps) {
  return (
    <li>
      <span className="numeral">{number}</span>
      <h3>
        <Text>{title}</Text>
      </h3>
      {when && <p className="when">{when}</p>}
      <p>
        <Text>{description}</Text>
      </p>
    </li>
  );
}
