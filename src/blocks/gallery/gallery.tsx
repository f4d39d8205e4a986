import type { BlockOf, Image } from "../../content/types.ts";
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
  const data: ViewerWords = words;
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul data-behaviour="lightbox" data-words={JSON.stringify(data)}>
        {block.items.map((item, index) => (
          // Pictures never move, so their place is their key.
          <li key={index}>
            <Thumb item={item} open={open} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ThumbProps {
  item: BlockOf<"gallery">["items"][number];
  /** What a press does, before what is seen. */
  open: string;
}

function Thumb({ item: { image, caption }, open }: ThumbProps) {
  return (
    <figure>
      <a href={largest(image)} data-width={image.width} data-height={image.height}>
        <span className="visually-hidden">{open} </span>
        <Picture
          image={image}
          sizes="(max-width: 700px) 50vw, (max-width: 900px) 33vw, 300px"
          ratio={1}
        />
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
function largest({ src, sources = [] }: Image): string {
  const prints = sources.filter(({ type }) => type === "image/webp").map(({ srcset }) => srcset);
  const [widest] = (prints.at(-1) ?? "").split(", ").at(-1)?.split(" ") ?? [];
  return widest || src;
}
