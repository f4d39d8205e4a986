import type { ReactNode } from "react";
import type { BlockOf } from "../../model/types.ts";
import { headingId } from "../../ui/block-frame.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Events in order along a line. The line goes down the page or, in some variants, across it. */
export function Timeline({ block, page }: BlockProps<"timeline">) {
  const Title = page.first ? "h2" : "h3";
  const moments = (
    <ol>
      {block.items.map((item, index) => (
        // The moments never change their order, so their index is their key.
        <TimelineMoment key={index} item={item} heading={Title} />
      ))}
    </ol>
  );
  const { title, lede, variant = "line", items } = block;
  if (variant === "line") {
    return (
      <Section block={block} page={page} title={title} lede={lede}>
        {moments}
      </Section>
    );
  }
  return (
    <Section block={block} page={page} title={title} lede={lede} className={variant}>
      {items.length > maxSideBySide ? (
        <ScrollContainer label={headingId(block, page)}>{moments}</ScrollContainer>
      ) : (
        moments
      )}
    </Section>
  );
}

/** The number of moments that always fit side by side. */
const maxSideBySide = 3;

/** A container in which wide content scrolls, also with the keyboard. */
function ScrollContainer({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser leads keys to what scrolls.
    <div className="scrolled" role="group" aria-labelledby={label} tabIndex={0}>
      {children}
    </div>
  );
}

interface TimelineMomentProps {
  item: BlockOf<"timeline">["items"][number];
  heading: "h2" | "h3";
}

function TimelineMoment({
  item: { when, title, description, image },
  heading: Title,
}: TimelineMomentProps) {
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
