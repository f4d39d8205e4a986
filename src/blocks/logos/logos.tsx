import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

/** Logos of partners on tiles of equal size, so that none dominates. */
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
          // The logos never change their order, so their index is their key.
          <li key={index} className={hasDarkVersion(item) ? "both-schemes" : undefined}>
            <Shown item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type LogoItem = BlockOf<"logos">["items"][number];

/** Whether a logo has a version for the dark scheme. */
function hasDarkVersion({ image: { sources = [] } }: LogoItem): boolean {
  return sources.some(({ media }) => media?.includes("dark"));
}

function Logo({ item: { image, to } }: { item: LogoItem }) {
  const picture = <Picture image={image} sizes="(max-width: 700px) 40vw, 180px" />;
  return to ? <a href={to}>{picture}</a> : picture;
}

/**
 * A logo with its name beside it. The image has no alternative text, so that screen readers do not
 * announce the name twice.
 */
function NamedLogo({ item: { image, to } }: { item: LogoItem }) {
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
