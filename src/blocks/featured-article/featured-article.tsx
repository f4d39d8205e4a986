import { ArticleTeaser } from "../../ui/article-teaser.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { MarginTitleSection } from "../../ui/margin-title-section.tsx";

/** The featured article. Renders nothing on a page without one. */
export function FeaturedArticle({ block, site, page }: BlockProps<"featured-article">) {
  const featured = page.listing?.featured;
  if (!featured) return null;
  return (
    <MarginTitleSection block={block} page={page} title={block.title}>
      <ArticleTeaser card={featured} site={site} rank="lead" />
    </MarginTitleSection>
  );
}
