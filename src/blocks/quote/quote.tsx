import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** One sentence at full size, with who said it. */
export function Quote({ block, page }: BlockProps<"quote">) {
  const { text, name, role, image } = block;
  return (
    <Section block={block} page={page}>
      <figure>
        <blockquote>
          <p>
            <Text>{text}</Text>
          </p>
        </blockquote>
        <figcaption>
          {image && <Picture image={image} sizes="88px" ratio={1} small />}
          <p>
            <b>{name}</b>
            {role && <span>{role}</span>}
          </p>
        </figcaption>
      </figure>
    </Section>
  );
}
