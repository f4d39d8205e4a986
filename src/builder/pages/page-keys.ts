import type { Route, RouteBlock } from "../../layout/routes.ts";
import { shortHash } from "../../media/cache.ts";
import type { PageInfo } from "../../ui/block-props.ts";
import type { PageTask, SharedPageData } from "./render-page.ts";

/** Computes the cache key of a page. Two pages with the same key have the same bytes. */
export type ComputePageKey = (task: PageTask) => string;

/**
 * Creates the function that computes page keys. A key covers the shared data and the content of the
 * page. Article cards appear in many views, so each is serialized only once.
 *
 * @param hashes the hashes of the articles, by id
 */
export function createPageKeyFunction(
  shared: SharedPageData,
  hashes: ReadonlyMap<string, string>,
): ComputePageKey {
  const common = shortHash(JSON.stringify(shared));
  return ({ view, card }) => {
    const { content, ...own } = view;
    const shown = shownOf(content);
    return shortHash(common, card ?? "", JSON.stringify([own, shown]));
  };

  function shownOf(content: Route["content"]): unknown {
    if (content.kind === "search") return content.search;
    return content.kind === "blocks" ? content.blocks.map(keyPartOfBlock) : articleOf(content);
  }

  function articleOf({ article: view }: Extract<Route["content"], { kind: "article" }>): unknown {
    const { article, card, related, previous, next } = view;
    const around = [card, previous, next, ...related].map(hashOfContent);
    return [hashes.get(article.id) ?? hashOfContent(article), ...around];
  }
}

function keyPartOfBlock({ block, page }: RouteBlock): unknown {
  return [hashOfContent(block), { ...page, listing: keyPartOfListing(page.listing) }];
}

function keyPartOfListing(listing: PageInfo["listing"]): unknown {
  if (!listing) return undefined;
  const { articles, categories, featured } = listing;
  return {
    ...listing,
    featured: hashOfContent(featured),
    categories: hashOfContent(categories),
    articles: articles.map(hashOfContent),
  };
}

const contentHashCache = new WeakMap<object, string>();

/** Computes the hash of a piece of content. It is memoized, since resolved content is immutable. */
function hashOfContent(content: object | undefined): string {
  if (!content) return "";
  const hash = contentHashCache.get(content) ?? shortHash(JSON.stringify(content));
  contentHashCache.set(content, hash);
  return hash;
}
