import { siteLanguage } from "../../model/countries/country-defaults.ts";
import { defaultAt } from "../../model/defaults/with-defaults.ts";
import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../model/parsed-site.ts";
import { addressKey } from "../../model/redirects/old-address.ts";
import { targetKey } from "../../model/redirects/redirect-file-paths.ts";
import {
  type ArticleRouteSettings,
  articleRoute,
  builtFiles,
  generatedListRoutes,
  searchRoute,
} from "../../model/routes.ts";
import { childValue, valueAt } from "../../yaml/json-pointer.ts";

/** The target of an address. */
export interface RouteTarget {
  file: ParsedContentFile;
  kind: "page" | "article" | "list" | "search";
}

/**
 * Returns the routes of articles from the settings of a site, or `undefined` if the settings are
 * incomplete.
 */
export function readArticleRouteSettings(settings: unknown): ArticleRouteSettings | undefined {
  const route = textAt(settings, "/articles/route");
  const categorySegment = textAt(settings, "/articles/categorySegment");
  const pageSegment = textAt(settings, "/articles/pageSegment");
  const perPage = valueAt(settings, "/articles/perPage");
  if (!route || !categorySegment || !pageSegment || typeof perPage !== "number" || perPage < 1) {
    return;
  }
  return { route, categorySegment, pageSegment, perPage };
}

/**
 * Returns the route of the search page. Returns `undefined` if the site has no search, or if its
 * slug is not a text.
 */
export function readSearchRoute(draft: ParsedSite): string | undefined {
  const [settings] = filesWithSchema(draft, "site.json");
  if (valueAt(settings?.parsed.value, "/search") !== true) return;
  const [labels] = filesWithSchema(draft, "labels.json");
  const language = siteLanguage(settings?.parsed.value) ?? "";
  const slug =
    textAt(labels?.parsed.value, "/search/slug") ??
    defaultAt(draft.schemas, "labels.json", "/search/slug", language);
  return typeof slug === "string" ? searchRoute({ slug }) : undefined;
}

/**
 * Returns the target of each address. If several files have the same address, the first one counts.
 */
export function mapRoutesToTargets(
  draft: ParsedSite,
  routes: ArticleRouteSettings | undefined,
  lists: readonly string[],
): Map<string, RouteTarget> {
  const places = new Map<string, RouteTarget>();
  for (const file of filesWithSchema(draft, "page.json")) {
    const route = textAt(file.parsed.value, "/route");
    if (route && !places.has(route)) places.set(route, { file, kind: "page" });
  }
  const [settings] = filesWithSchema(draft, "site.json");
  const search = readSearchRoute(draft);
  if (settings && search && !places.has(search))
    places.set(search, { file: settings, kind: "search" });
  if (!routes) return places;
  for (const file of filesWithSchema(draft, "article.json")) {
    const id = textAt(file.parsed.value, "/id");
    const route = id && articleRoute(routes, id);
    if (route && !places.has(route)) places.set(route, { file, kind: "article" });
  }
  // All pages of a list belong to the file of its first page.
  const first = places.get(routes.route);
  for (const route of first ? lists : []) {
    if (first && !places.has(route)) places.set(route, { file: first.file, kind: "list" });
  }
  return places;
}

/** Whether the build writes a file for feed readers, crawlers, hosts or browsers at an address. */
export function isSupportFileAddress(
  { draft, articleRoutes, routes }: SupportFileContext,
  address: string,
): boolean {
  const name = Object.values(builtFiles).find((each) => `/${each}` === address);
  if (name !== builtFiles.feed) return name !== undefined;
  const list = routes.get(articleRoutes?.route ?? "");
  const isShown = ({ hidden }: ParsedContentFile) => !hidden;
  return list?.file.hidden === false && filesWithSchema(draft, "article.json").some(isShown);
}

interface SupportFileContext {
  draft: ParsedSite;
  articleRoutes?: ArticleRouteSettings;
  routes: ReadonlyMap<string, RouteTarget>;
}

/** Returns the targets of redirects, by the `addressKey` of the old address. */
export function readRedirects(
  draft: ParsedSite,
  routes: ReadonlyMap<string, RouteTarget>,
): Map<string, string> {
  const [file] = filesWithSchema(draft, "redirects.json");
  const entries = listAt(file?.parsed.value, "");
  const pairs = entries.map((entry): [string, string] => [
    addressKey(textAt(entry, "/from") ?? ""),
    textAt(entry, "/to") ?? "",
  ]);
  // "/sobre/" is another spelling of the page "/sobre", not a redirect to it.
  const ways = pairs.filter(([from, to]) => !routes.has(from) || targetKey(to) !== from);
  // Of two with the same key, the first one counts; the other is reported.
  return new Map(ways.reverse());
}

/**
 * Returns the addresses of all lists of articles. If the page of the list has a block for the
 * featured article, the lists leave out that article.
 */
export function readGeneratedListRoutes(draft: ParsedSite, routes: ArticleRouteSettings): string[] {
  const page = filesWithSchema(draft, "page.json").find(
    ({ parsed }) => textAt(parsed.value, "/route") === routes.route,
  );
  const blocks = listAt(page?.parsed.value, "/blocks");
  const apart = blocks.some(
    (block) => draft.schemas[`blocks/${textAt(block, "/type")}.json`]?.takesFeatured,
  );
  const shown = filesWithSchema(draft, "article.json").filter(({ hidden }) => !hidden);
  // An unknown category has no list. It is reported at the article.
  const [file] = filesWithSchema(draft, "categories.json");
  const known = new Set(listAt(file?.parsed.value, "").map((entry) => textAt(entry, "/id")));
  const knownOnly = (id?: string) => (known.has(id) ? id : undefined);
  const listed = shown.map(({ parsed: { value } }) => ({
    category: knownOnly(textAt(value, "/category")),
    apart: apart && childValue(value, "featured") === true,
  }));
  return generatedListRoutes(routes, listed);
}

/**
 * Whether the addresses that a file defines are readable despite errors. Settings with errors never
 * count as readable, because they define the addresses of articles.
 */
export function hasReliableAddress({ schemaId, valid, parsed }: ParsedContentFile): boolean {
  if (valid) return true;
  const { value, diagnostics } = parsed;
  // The file has a field twice, and the parser ignores one of the values.
  if (diagnostics.some(({ code }) => code === "duplicate-key")) return false;
  if (schemaId === "page.json")
    return /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(textAt(value, "/route") ?? "");
  if (schemaId === "article.json") return /^[a-z0-9-]+$/.test(textAt(value, "/id") ?? "");
  return schemaId !== "site.json";
}
