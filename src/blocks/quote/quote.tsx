import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { replaceInnerQuotes } from "../../ui/text/inner-quotes.ts";
import { Text } from "../../ui/text/text.tsx";

/** A quotation with its author: at full size, beside a portrait, or between two texts. */
export function Quote({ block, site, page }: BlockProps<"quote">) {
  const { text, image, variant = "large" } = block;
  return (
    <Section block={block} page={page} className={variant === "large" ? undefined : variant}>
      <figure>
        {variant === "beside" && image && (
          <Picture image={image} sizes="(max-width: 700px) 100vw, 40vw" ratio={0.8} />
        )}
        <blockquote>
          <p>
            <Text>{replaceInnerQuotes(text, site.settings.language)}</Text>
          </p>
        </blockquote>
        <Speaker block={block} />
      </figure>
    </Section>
  );
}

function Speaker({ block: { name, role, image, variant } }: { block: BlockOf<"quote"> }) {
  return (
    <figcaption>
      {variant !== "beside" && image && <Picture image={image} sizes="88px" ratio={1} small />}
      <p>
        <b>{name}</b>
        {role && <span>{role}</span>}
      </p>
    </figcaption>
  );
}
