import type { BlockView, View } from "../../layout/views.ts";
import { hashOf } from "../../media/cache.ts";
import type { PageInfo } from "../../ui/block-props.ts";
import type { Shared, Task } from "./render-page.ts";

/** Gives the key of a page: two pages of one key have the same bytes. */
export type Keys = (task: Task) => string;

/**
 * Makes the keys of a site's pages: of all that its pages share, and of what each shows. Cards stand
 * in many views: each is written out once.
 *
 * @param hashes what stands for the articles, by their ids
 */
export function createKeys(shared: Shared, hashes: ReadonlyMap<string, string>): Keys {
  const common = hashOf(JSON.stringify(shared));
  return ({ view, card }) => {
    const { content, ...own } = view;
    const shown = shownOf(content);
    return hashOf(common, card ?? "", JSON.stringify([own, shown]));
  };

  function shownOf(content: View["content"]): unknown {
    if (content.kind === "search") return content.search;
    return content.kind === "blocks" ? content.blocks.map(blockOf) : articleOf(content);
  }

  function articleOf({ article: view }: Extract<View["content"], { kind: "article" }>): unknown {
    const { article, card, related, previous, next } = view;
    const around = [card, previous, next, ...related].map(hashOfContent);
    return [hashes.get(article.id) ?? hashOfContent(article), ...around];
  }
}

function blockOf({ block, page }: BlockView): unknown {
  return [hashOfContent(block), { ...page, listing: listingOf(page.listing) }];
}

function listingOf(listing: PageInfo["listing"]): unknown {
  if (!listing) return undefined;
  const { articles, categories, featured } = listing;
  return {
    ...listing,
    featured: hashOfContent(featured),
    categories: hashOfContent(categories),
    articles: articles.map(hashOfContent),
  };
}

const known = new WeakMap<object, string>();

/** What stands for a piece of content; content never changes once it is resolved. */
function hashOfContent(content: object | undefined): string {
  if (!content) return "";
  const hash = known.get(content) ?? hashOf(JSON.stringify(content));
  known.set(content, hash);
  return hash;
}
