import { firmId, type Thing } from "../../blocks/schema-org.ts";
import { describeBlocks } from "../../blocks/structured-data.ts";
import { findFirmCoordinates, getBlockTraits } from "../../blocks/traits.ts";
import type { ArticlePageContent, Route } from "../../layout/routes.ts";
import type { SiteSettings } from "../../model/types.ts";
import { describeBreadcrumbs, type StructuredDataSite } from "./breadcrumbs.ts";
import { describeAddress, describeFirm, describeSite } from "./describe-firm.ts";

interface StructuredDataUrls {
  /** The site's address, without a trailing slash. */
  url: string;
  /** The absolute address of the page's social card. */
  card?: string;
}

/**
 * Returns the structured data of a page: a JSON-LD graph in the vocabulary of https://schema.org.
 * It states only what the page shows. The firm is described on the home page and on pages that show
 * all its contact details. Returns `undefined` if there is nothing to describe.
 */
export function describePage(
  view: Route,
  site: StructuredDataSite,
  { url, card }: StructuredDataUrls,
): Thing | undefined {
  const { content, route } = view;
  const { settings } = site;
  const blocks = content.kind === "blocks" ? content.blocks.map(({ block }) => block) : [];
  const whole = blocks.some((block) => getBlockTraits(block).showsWholeFirm);
  const firm = {
    url,
    whole,
    coordinates: blocks.map(findFirmCoordinates).find(Boolean),
    today: site.today,
  };
  const graph = [
    ...(route === "/" ? [describeSite(settings, url, site.search)] : []),
    ...(route === "/" || whole ? [describeFirm(settings, firm)] : []),
    ...describeBreadcrumbs(view, site, url),
    ...describeBlocks(blocks, { url, currency: settings.currency, place: describeVenue(settings) }),
    ...(content.kind === "article"
      ? [describeArticle(content.article, site, { url: url + route, card, firm: firmId(url) })]
      : []),
  ];
  if (graph.length === 0) return;
  return { "@context": "https://schema.org", "@graph": graph };
}

function describeVenue({ firm }: SiteSettings): Thing {
  return { "@type": "Place", name: firm.name, address: describeAddress(firm.address) };
}

function describeArticle(
  { article, card: words }: ArticlePageContent,
  { settings }: StructuredDataSite,
  { url, card, firm }: { url: string; card?: string; firm: string },
): Thing {
  return {
    "@type": "BlogPosting",
    "@id": url,
    headline: article.title,
    image: card,
    datePublished: article.date,
    dateModified: article.updated,
    author: words.author ? { "@type": "Person", name: words.author } : undefined,
    publisher: { "@type": "Organization", "@id": firm, name: settings.firm.name },
    articleSection: words.category.label,
  };
}
