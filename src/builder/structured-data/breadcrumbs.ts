import type { Thing } from "../../blocks/schema-org.ts";
import type { Route } from "../../layout/routes.ts";
import type { Action, Page, SiteSettings } from "../../model/types.ts";

/** The data of a site that is needed for structured data. */
export interface StructuredDataSite {
  settings: SiteSettings;
  pages: readonly Pick<Page, "route" | "title" | "navigationLabel">[];
  /** The address of its search, if it has one. */
  search?: string;
  /** The ISO date as of which the site is built. */
  today: string;
}

interface Breadcrumb {
  name: string;
  route: string;
}

/**
 * Describes the breadcrumbs from the home page to a page. Each has the name that the site gives to
 * the page. The home page has none.
 */
export function describeBreadcrumbs(view: Route, site: StructuredDataSite, url: string): Thing[] {
  const steps = breadcrumbsTo(view, site);
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ name, route }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    // The last one is the page itself.
    item: index < steps.length - 1 ? url + route : undefined,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

function breadcrumbsTo({ route, title, content }: Route, site: StructuredDataSite): Breadcrumb[] {
  const { articles } = site.settings;
  const home = toBreadcrumb("/", site);
  if (route === "/") return [home];
  if (content.kind === "article") {
    const { category } = content.article.card;
    const list = articles ? [toBreadcrumb(articles.route, site)] : [];
    return [home, ...list, { name: category.label, route: category.to }, { name: title, route }];
  }
  const listed = content.kind === "blocks" && content.blocks[0]?.page.listing?.category;
  if (listed && articles)
    return [home, toBreadcrumb(articles.route, site), { name: listed.label, route }];
  return [home, ...ancestorBreadcrumbs(route, site), toBreadcrumb(route, site, title)];
}

/** Returns breadcrumbs for the ancestors of a route such as "/a/b/c" that exist as pages. */
function ancestorBreadcrumbs(route: string, site: StructuredDataSite): Breadcrumb[] {
  const parts = route.split("/").slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  const there = new Set(site.pages.map((page) => page.route));
  return above.filter((each) => there.has(each)).map((each) => toBreadcrumb(each, site));
}

/**
 * Creates a breadcrumb. Its name is the label of the page in the menu or the footer. If there is
 * none, it is the title of the page.
 */
function toBreadcrumb(
  route: string,
  { settings, pages }: StructuredDataSite,
  title?: string,
): Breadcrumb {
  const { header, footer } = settings;
  const links: readonly Action[] = [...header.links, ...footer.legalLinks];
  const page = pages.find((each) => each.route === route);
  const name =
    links.find(({ to }) => to === route)?.label ?? page?.navigationLabel ?? title ?? page?.title;
  return { name: name ?? settings.firm.name, route };
}
