import type { BlockOf, Image } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { ViewerWords } from "./lightbox.ts";

/**
 * Pictures side by side, each a link to the large one; with a script they open in the page, one after the
 * other.
 */
export function Gallery({ block, site, page }: BlockProps<"gallery">) {
  const { open, ...words } = site.labels.gallery;
  const { title, lede, variant = "grid" } = block;
  const look = variant === "grid" ? undefined : variant;
  const data: ViewerWords = words;
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      <ul data-behaviour="lightbox" data-words={JSON.stringify(data)}>
        {block.items.map((item, index) => (
          // Pictures never move, so their place is their key.
          <li key={index}>
            <Thumbnail item={item} open={open} slot={slots[variant]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The room of a picture: its widths, and its width ÷ its height where a photograph fills it. */
const slots = {
  grid: { sizes: "(max-width: 700px) 50vw, (max-width: 900px) 33vw, 300px", ratio: 1 },
  // The height is given: as wide as a photograph of 3 by 2 is there.
  strip: { sizes: "(max-width: 700px) 80vw, 540px", ratio: 1.5 },
  mosaic: { sizes: "(max-width: 700px) 100vw, 640px", ratio: 1 },
} as const;

interface ThumbProps {
  item: BlockOf<"gallery">["items"][number];
  /** What a press does, before what is seen. */
  open: string;
  slot: { sizes: string; ratio: number };
}

function Thumbnail({ item: { image, caption }, open, slot }: ThumbProps) {
  return (
    <figure>
      <a href={largestSource(image)} data-width={image.width} data-height={image.height}>
        <span className="visually-hidden">{open} </span>
        <Picture image={image} {...slot} />
      </a>
      {caption && (
        <figcaption className="note">
          <Text>{caption}</Text>
        </figcaption>
      )}
    </figure>
  );
}

/** The widest print of a photograph that all browsers show; a drawing as it is. */
function largestSource({ src, sources = [] }: Image): string {
  const prints = sources.filter(({ type }) => type === "image/webp").map(({ srcset }) => srcset);
  const [widest] = (prints.at(-1) ?? "").split(", ").at(-1)?.split(" ") ?? [];
  return widest || src;
}
