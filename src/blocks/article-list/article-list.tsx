import type { Labels } from "../../model/types.ts";
import { ArticleTeaserRows } from "../../ui/article-teaser.tsx";
import type { BlockProps, Listing } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { MarginTitleSection } from "../../ui/margin-title-section.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * The list of articles on a page, with the category filter above it. Renders nothing on a page
 * without a list.
 */
export function ArticleList({ block, site, page }: BlockProps<"article-list">) {
  const { listing } = page;
  if (!listing) return null;
  const labels = site.labels.articles;
  return (
    <MarginTitleSection
      block={block}
      page={page}
      title={articleListTitle(listing, labels, block.title)}
    >
      {block.lede && (
        <p className="lede">
          <Text>{block.lede}</Text>
        </p>
      )}
      <CategoryFilter listing={listing} labels={labels} />
      <p role="status" className="visually-hidden" data-announce>
        {formatCount(listing.count, labels, site.settings.language)}
      </p>
      <ArticleTeaserRows cards={listing.articles} site={site} />
      <Pagination listing={listing} labels={labels} />
    </MarginTitleSection>
  );
}

interface ListPartProps {
  listing: Listing;
  labels: Labels["articles"];
}

function articleListTitle(
  { category }: Listing,
  labels: Labels["articles"],
  title?: string,
): string {
  if (category) return fill(labels.categoryTitle, { category: category.label });
  return title ?? labels.archive;
}

/**
 * The category filter. It consists of links, so that each choice has a URL. A script may filter the
 * list in place.
 */
function CategoryFilter({ listing, labels }: ListPartProps) {
  return (
    <nav className="filter" aria-label={labels.filter}>
      <ul className="choices">
        {listing.categories.map(({ id, label, count, to, inPlaceTo, current }) => (
          <li key={id}>
            <a href={to} data-in-place={inPlaceTo} aria-current={current ? "true" : undefined}>
              {label || labels.all} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pagination({ listing: { pagination }, labels }: ListPartProps) {
  const { current, last, previous, next } = pagination;
  if (last <= 1) return null;
  return (
    <nav className="pagination" aria-label={labels.pagination}>
      {previous && (
        <a className="link" href={previous} rel="prev">
          {labels.previousPage}
        </a>
      )}
      <p>{fill(labels.pageOf, { n: current, total: last })}</p>
      {next && (
        <a className="link" href={next} rel="next">
          {labels.nextPage}
        </a>
      )}
    </nav>
  );
}
