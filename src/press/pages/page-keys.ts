import { hashOf } from "../../media/cache.ts";
import type { BlockView, View } from "../../page/views.ts";
import type { PageInfo } from "../../ui/block-props.ts";
import type { Shared, Task } from "./render-view.ts";

/** Gives the key of a page: two pages of one key have the same bytes. */
export type Keys = (task: Task) => string;

/**
 * Makes the keys of a site's pages: of all that its pages share, and of what each shows. Articles and
 * cards stand in many views: each is written out once.
 */
export function createKeys(shared: Shared): Keys {
  const common = hashOf(JSON.stringify(shared));
  return ({ view, card }) => {
    const { content, ...own } = view;
    return hashOf(common, card ?? "", JSON.stringify([own, contentOf(content)]));
  };
}

function contentOf(content: View["content"]): unknown {
  if (content.kind === "blocks") return content.blocks.map(blockOf);
  const { article, card, related, previous, next } = content.article;
  return [article, card, previous, next, ...related].map(stampOf);
}

function blockOf({ block, page }: BlockView): unknown {
  return [stampOf(block), { ...page, listing: listingOf(page.listing) }];
}

function listingOf(listing: PageInfo["listing"]): unknown {
  if (!listing) return undefined;
  const { articles, categories, featured } = listing;
  return {
    ...listing,
    featured: stampOf(featured),
    categories: stampOf(categories),
    articles: articles.map(stampOf),
  };
}

const stamps = new WeakMap<object, string>();

/** Tells what stands for a piece of content that is not whole at hand. */
export function setStamp(content: object, stamp: string): void {
  stamps.set(content, stamp);
}

/** What stands for a piece of content; content never changes once it is resolved. */
function stampOf(content: object | undefined): string {
  if (!content) return "";
  const stamp = stamps.get(content) ?? hashOf(JSON.stringify(content));
  stamps.set(content, stamp);
  return stamp;
}
