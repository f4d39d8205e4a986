import type { Testimonial } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { MarginTitleSection } from "../../ui/margin-title-section.tsx";
import { Section } from "../../ui/section.tsx";
import { Stars } from "../../ui/stars.tsx";
import { replaceInnerQuotes } from "../../ui/text/inner-quotes.ts";
import { Text } from "../../ui/text/text.tsx";

/**
 * Testimonials: side by side, one at a time, or as letters, each of them a step to the right of the
 * one before.
 */
export function Testimonials({ block, site, page }: BlockProps<"testimonials">) {
  const { title, lede, entries, variant = "letters" } = block;
  const letters = entries.map((entry) => (
    <TestimonialItem key={entry.id} entry={entry} site={site} />
  ));
  if (variant !== "letters") {
    return (
      <Section block={block} page={page} title={title} lede={lede} className={classes[variant]}>
        <div className={variant === "grid" ? balancedRowClasses(entries.length, 4) : undefined}>
          {letters}
        </div>
      </Section>
    );
  }
  if (!lede) {
    return (
      <MarginTitleSection block={block} page={page} title={title}>
        {letters}
      </MarginTitleSection>
    );
  }
  return (
    <Section block={block} page={page} title={title} lede={lede}>
      {letters}
    </Section>
  );
}

/** The classes of all variants except letters. */
const classes = { grid: "abreast", single: "single" };

function TestimonialItem({
  entry,
  site,
}: { entry: Testimonial } & Pick<BlockProps<"testimonials">, "site">) {
  const { text, stars, name, company, sample } = entry;
  const { testimonials, common } = site.labels;
  return (
    <figure>
      <blockquote>
        <p>
          <Text>{replaceInnerQuotes(text, site.settings.language)}</Text>
        </p>
      </blockquote>
      <figcaption>
        <Stars count={stars} />
        <span className="visually-hidden">{fill(testimonials.rating, { n: stars })}</span>{" "}
        <b>{name}</b>
        {company && ` ${company}`}
        {sample && <em> {common.example}</em>}
      </figcaption>
    </figure>
  );
}
