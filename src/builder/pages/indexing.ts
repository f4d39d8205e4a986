import type { Route } from "../../layout/routes.ts";
import type { Site } from "../../model/site.ts";

/** Whether search engines may show a page. */
export function isIndexable(view: Route): boolean {
  return view.route !== "/404" && !view.noindex;
}

/** Whether a site publishes articles. If so, it has a feed. */
export function hasFeed({ settings, articles }: Pick<Site, "settings" | "articles">): boolean {
  return Boolean(settings.articles) && articles.length > 0;
}
