import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import type { Route } from "../../layout/routes.ts";
import { bodyText } from "../../model/markup/extract-body-parts.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { prerenderMain } from "../pages/prerender.tsx";
import { visibleText } from "./visible-text.ts";

/**
 * Returns the searchable text of a page. For an article, that is its text. For any other page, it
 * is everything between header and footer.
 */
export function searchablePageText(view: Route, site: SiteInfo, own: OwnBlocks): string {
  const { content, title, description } = view;
  const head = `${title}\n${description}\n`;
  if (content.kind === "search") return head;
  if (content.kind === "blocks") return head + visibleText(prerenderMain(view, site, own));
  const { article, card } = content.article;
  const sources = article.sources?.map(({ label }) => label) ?? [];
  return [head, card.category.label, card.author, bodyText(article.body), ...sources].join("\n");
}
