import type { BlockOf, Image } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { LightboxStrings } from "./lightbox.ts";

/**
 * Pictures side by side. Each is a link to the large version. With a script, the links open a
 * lightbox.
 */
export function Gallery({ block, site, page }: BlockProps<"gallery">) {
  const { open, ...words } = site.labels.gallery;
  const { title, lede, variant = "grid" } = block;
  const look = variant === "grid" ? undefined : variant;
  const data: LightboxStrings = words;
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      <ul data-behaviour="lightbox" data-words={JSON.stringify(data)}>
        {block.items.map((item, index) => (
          // The pictures never change their order, so their index is their key.
          <li key={index}>
            <Thumbnail item={item} open={open} slot={slots[variant]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The `sizes` of a picture, and the aspect ratio to which a photograph is cropped, by variant. */
const slots = {
  grid: { sizes: "(max-width: 700px) 50vw, (max-width: 900px) 33vw, 300px", ratio: 1 },
  // The strip has a fixed height. This is the width of a 3:2 photograph.
  strip: { sizes: "(max-width: 700px) 80vw, 540px", ratio: 1.5 },
  mosaic: { sizes: "(max-width: 700px) 100vw, 640px", ratio: 1 },
} as const;

interface ThumbProps {
  item: BlockOf<"gallery">["items"][number];
  /** The action that precedes the text of the link. It is visually hidden. */
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

/**
 * Returns the URL of the large version: the widest WebP version of a photograph, or the unchanged
 * file of a drawing.
 */
function largestSource({ src, sources = [] }: Image): string {
  const prints = sources.filter(({ type }) => type === "image/webp").map(({ srcset }) => srcset);
  const [widest] = (prints.at(-1) ?? "").split(", ").at(-1)?.split(" ") ?? [];
  return widest || src;
}
