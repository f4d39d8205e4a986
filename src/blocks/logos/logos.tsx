import type { BlockOf } from "../../content/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

/** Marks of partners on tiles of one size: whatever their ground is, none shouts louder than another. */
export function Logos({ block, page }: BlockProps<"logos">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul>
        {block.items.map((item, index) => (
          // Logos never move, so their place is their key.
          <li key={index} className={isDrawnTwice(item) ? "both-schemes" : undefined}>
            <Logo item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Item = BlockOf<"logos">["items"][number];

/** Whether a logo has another drawing for the dark scheme. */
function isDrawnTwice({ image: { sources = [] } }: Item): boolean {
  return sources.some(({ media }) => media?.includes("dark"));
}

function Logo({ item: { image, to } }: { item: Item }) {
  const picture = <Picture image={image} sizes="(max-width: 700px) 40vw, 180px" />;
  return to ? <a href={to}>{picture}</a> : picture;
}
