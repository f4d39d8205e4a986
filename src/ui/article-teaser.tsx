import type { ArticleCard, SiteInfo } from "./block-props.ts";
import { Button } from "./button.tsx";
import { fill } from "./format/format-amount.ts";
import { formatDate } from "./format/format-date.ts";
import { Picture } from "./picture.tsx";

/** The width of a teaser: full (lead), half (wide) or a third (brief). */
type TeaserWidth = "lead" | "wide" | "brief";

interface ArticleTeaserProps {
  card: ArticleCard;
  site: SiteInfo;
  rank: TeaserWidth;
}

const sizes: Record<TeaserWidth, string> = {
  lead: "(max-width: 900px) 100vw, 50vw",
  wide: "(max-width: 900px) 100vw, 37vw",
  brief: "(max-width: 900px) 100vw, 24vw",
};

/** Renders a teaser of an article: cover, category, date, title, excerpt, author and link. */
export function ArticleTeaser({ card, site, rank }: ArticleTeaserProps) {
  const { title, to, image } = card;
  return (
    <article className={`story ${rank}`}>
      {image && <Picture image={image} className="cover" sizes={sizes[rank]} ratio={1.6} />}
      <div className="words">
        <ArticleMeta card={card} language={site.settings.language} />
        <h3 className={rank === "lead" ? "lead-title" : undefined}>
          <a href={to}>{title}</a>
        </h3>
        <p className="excerpt">{card.excerpt}</p>
        <div className="end">
          <p className="by note">{formatByline(card, site, rank)}</p>
          <Button
            action={{ label: site.labels.articles.readMore, to }}
            variant="link"
            suffix={title}
          />
        </div>
      </div>
    </article>
  );
}

/** Renders the category of an article, linked to its list, and its date. */
export function ArticleMeta({ card, language }: { card: ArticleCard; language: string }) {
  const { category, date } = card;
  return (
    <p className="meta note">
      <a href={category.to}>{category.label}</a>{" "}
      <time dateTime={date}>{formatDate(date, language)}</time>
    </p>
  );
}

function formatByline(
  { author, readingMinutes }: ArticleCard,
  { labels }: SiteInfo,
  rank: TeaserWidth,
) {
  const { readingTime, readingTimeShort } = labels.articles;
  const pattern = rank === "lead" ? readingTime : readingTimeShort;
  return [author, fill(pattern, { n: readingMinutes })].filter(Boolean).join(", ");
}

/** Renders teasers in full rows as in a newspaper: first rows of two, then rows of three. */
export function ArticleTeaserRows({
  cards,
  site,
}: {
  cards: readonly ArticleCard[];
  site: SiteInfo;
}) {
  if (cards.length === 0) return null;
  return (
    <div className="stories">
      {cards.map((card, index) => (
        <ArticleTeaser
          key={card.id}
          card={card}
          site={site}
          rank={teaserWidth(index, cards.length)}
        />
      ))}
    </div>
  );
}

/**
 * Returns the width of a teaser so that all rows are full. Five teasers are 2 + 3, six 3 + 3, seven
 * 2 + 2 + 3; a single one has the full width.
 */
function teaserWidth(index: number, count: number): TeaserWidth {
  if (count === 1) return "lead";
  const wide = [0, 4, 2][count % 3] ?? 0;
  return index < wide ? "wide" : "brief";
}
