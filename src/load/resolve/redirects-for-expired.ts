import { hasExpired } from "../../model/content-schedule.ts";
import { filesWithSchema, type ParsedSite, textAt } from "../../model/parsed-site.ts";
import { addressKey } from "../../model/redirects/old-address.ts";
import type { Redirect, SiteSettings } from "../../model/types.ts";
import { childValue } from "../../yaml/json-pointer.ts";

/**
 * Returns redirects from expired pages to the home page, and from expired articles to their list,
 * or to the home page if the list is not published. Links to them may remain, on the site and
 * elsewhere. These links must still work when the date passes without an edit.
 *
 * @param own the site's own redirects, which take precedence
 */
export function redirectsForExpired(
  draft: ParsedSite,
  { articles: settings }: Pick<SiteSettings, "articles">,
  own: readonly Redirect[],
): Redirect[] {
  const list = settings?.route ?? "";
  const pages = filesWithSchema(draft, "page.json").map((file) => ({ file, to: "/" }));
  const isListed = pages.some(({ file }) => !file.hidden && routeOf(file, list) === list);
  const articles = filesWithSchema(draft, "article.json").map((file) => {
    return { file, to: isListed ? list : "/" };
  });
  const over = [...pages, ...articles].filter(({ file: { hidden, parsed } }) => {
    const isDraft = childValue(parsed.value, "draft") === true;
    return hidden && !isDraft && hasExpired(parsed.value, draft.today);
  });
  const known = new Set(own.map(({ from }) => addressKey(from)));
  return over
    .map(({ file, to }) => ({ from: routeOf(file, list), to }))
    .filter(({ from }) => from !== "/" && from !== "/404" && !known.has(from));
}

function routeOf({ schemaId, parsed }: ParsedSite["files"][number], list: string): string {
  if (schemaId === "page.json") return textAt(parsed.value, "/route") ?? "/";
  return `${list}/${textAt(parsed.value, "/id")}`;
}
