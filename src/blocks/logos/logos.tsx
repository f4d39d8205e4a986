import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

/** Marks of partners on tiles of one size: whatever their ground is, none shouts louder than another. */
export function Logos({ block, page }: BlockProps<"logos">) {
  const { title, lede, variant = "row" } = block;
  const Shown = variant === "names" ? NamedLogo : Logo;
  return (
    <Section
      block={block}
      page={page}
      title={title}
      lede={lede}
      className={variant === "row" ? undefined : variant}
    >
      <ul>
        {block.items.map((item, index) => (
          // Logos never move, so their place is their key.
          <li key={index} className={isDrawnTwice(item) ? "both-schemes" : undefined}>
            <Shown item={item} />
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

/** The name of whose it is stands beside it, and is read once. */
function NamedLogo({ item: { image, to } }: { item: Item }) {
  const parts = (
    <>
      <span className="frame">
        <Picture image={{ ...image, alt: "" }} sizes="120px" />
      </span>
      {image.alt && <b>{image.alt}</b>}
    </>
  );
  return to ? <a href={to}>{parts}</a> : parts;
}
