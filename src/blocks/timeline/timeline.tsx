import type { BlockOf } from "../../content/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** What happened, in order, along a line that runs down the page. */
export function Timeline({ block, page }: BlockProps<"timeline">) {
  const Title = page.first ? "h2" : "h3";
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ol>
        {block.items.map((item, index) => (
          // Moments never move, so their place is their key.
          <Moment key={index} item={item} heading={Title} />
        ))}
      </ol>
    </Section>
  );
}

interface MomentProps {
  item: BlockOf<"timeline">["items"][number];
  heading: "h2" | "h3";
}

function Moment({ item: { when, title, description, image }, heading: Title }: MomentProps) {
  return (
    <li>
      <p className="moment">{when}</p>
      <div>
        <Title className="name">
          <Text>{title}</Text>
        </Title>
        {description && (
          <p>
            <Text>{description}</Text>
          </p>
        )}
        {image && <Picture image={image} sizes="(max-width: 700px) 80vw, 400px" ratio={1.5} />}
      </div>
    </li>
  );
}
