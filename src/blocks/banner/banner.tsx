import type { BlockProps } from "../../ui/block-props.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatMonth } from "../../ui/format/format-date.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

/**
 * Maximum length of a nameplate at full size, in characters: of the title on one line, and of each
 * word on the narrow line of a phone.
 */
const maxNameplate = { title: 12, word: 8 };

/** The top of a page: a title with a lede and a picture, or a nameplate with a dateline. */
export function Banner({ block, site, page }: BlockProps<"banner">) {
  const nameplate = block.variant === "nameplate";
  return (
    <Section
      block={block}
      page={{ ...page, first: true }}
      title={block.title}
      lede={block.lede}
      className={nameplate ? nameplateClass(block.title) : undefined}
    >
      {block.image && (
        <Picture
          image={block.image}
          className="art"
          sizes="(max-width: 700px) 306px, 28vw"
          ratio={1}
        />
      )}
      {nameplate && <Dateline block={block} site={site} page={page} />}
    </Section>
  );
}

/**
 * Returns the class of a nameplate. A nameplate that does not fit on its line gets a smaller font.
 */
function nameplateClass(title: string): string {
  const long = title.split(/\s+/).some((word) => word.length > maxNameplate.word);
  return long || title.length > maxNameplate.title ? "nameplate long" : "nameplate";
}

/** The month of the newest article, the strapline and the number of articles, if available. */
function Dateline({ block, site, page }: BlockProps<"banner">) {
  const { strapline } = block;
  const { latest, total } = page.listing ?? {};
  const { labels, settings } = site;
  if (!strapline && !page.listing) return null;
  return (
    <p className="dateline">
      {latest && <span>{formatMonth(latest, settings.language)} </span>}
      {strapline && <span className="strapline">{strapline} </span>}
      {total !== undefined && <span>{formatCount(total, labels.articles, settings.language)}</span>}
    </p>
  );
}
