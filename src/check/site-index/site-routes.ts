import {
  type ArticleRoutes,
  articleRoute,
  builtFiles,
  listRoutes,
  searchRoute,
} from "../../model/addresses.ts";
import { languageOf } from "../../model/countries/visitor-defaults.ts";
import { defaultAt } from "../../model/defaults/with-defaults.ts";
import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../model/parsed-site.ts";
import { addressKey } from "../../model/redirects/old-address.ts";
import { targetKey } from "../../model/redirects/redirect-files.ts";
import { childValue, valueAt } from "../../yaml/json-pointer.ts";

/** What stands at an address. */
export interface RouteTarget {
  file: ParsedContentFile;
  kind: "page" | "article" | "list" | "search";
}

/** The addresses of articles, as the settings of a site tell them. */
export function readArticleRoutes(settings: unknown): ArticleRoutes | undefined {
  const route = textAt(settings, "/articles/route");
  const categorySegment = textAt(settings, "/articles/categorySegment");
  const pageSegment = textAt(settings, "/articles/pageSegment");
  const perPage = valueAt(settings, "/articles/perPage");
  if (!route || !categorySegment || !pageSegment || typeof perPage !== "number" || perPage < 1) {
    return;
  }
  return { route, categorySegment, pageSegment, perPage };
}

/** The address of the search; nothing where a site asks for none, or its word cannot be an address. */
export function readSearchRoute(draft: ParsedSite): string | undefined {
  const [settings] = filesWithSchema(draft, "site.json");
  if (valueAt(settings?.parsed.value, "/search") !== true) return;
  const [labels] = filesWithSchema(draft, "labels.json");
  const language = languageOf(settings?.parsed.value) ?? "";
  const slug =
    textAt(labels?.parsed.value, "/search/slug") ??
    defaultAt(draft.schemas, "labels.json", "/search/slug", language);
  return typeof slug === "string" ? searchRoute({ slug }) : undefined;
}

/** What stands at each address. */
export function readRoutes(
  draft: ParsedSite,
  routes: ArticleRoutes | undefined,
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
  // Further pages of a list repeat the page on which it begins.
  const first = places.get(routes.route);
  for (const route of first ? lists : []) {
    if (first && !places.has(route)) places.set(route, { file: first.file, kind: "list" });
  }
  return places;
}

/** Whether a build writes a file for feed readers, crawlers, hosts or browsers at an address. */
export function isGeneratedFile(
  { draft, articleRoutes, routes }: GeneratedFileContext,
  address: string,
): boolean {
  const name = Object.values(builtFiles).find((each) => `/${each}` === address);
  if (name !== builtFiles.feed) return name !== undefined;
  const list = routes.get(articleRoutes?.route ?? "");
  const isShown = ({ hidden }: ParsedContentFile) => !hidden;
  return list?.file.hidden === false && filesWithSchema(draft, "article.json").some(isShown);
}

interface GeneratedFileContext {
  draft: ParsedSite;
  articleRoutes?: ArticleRoutes;
  routes: ReadonlyMap<string, RouteTarget>;
}

/** Where old addresses lead, by the one spelling that `addressKey` gives them. */
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
  // "/sobre/" is the page "/sobre", and no way to it.
  const ways = pairs.filter(([from, to]) => !routes.has(from) || targetKey(to) !== from);
  // Of two with the same beginning the first counts; the other is a mistake.
  return new Map(ways.reverse());
}

/** The featured article stands apart from the list where the page has a place for it. */
export function readListRoutes(draft: ParsedSite, routes: ArticleRoutes): string[] {
  const page = filesWithSchema(draft, "page.json").find(
    ({ parsed }) => textAt(parsed.value, "/route") === routes.route,
  );
  const blocks = listAt(page?.parsed.value, "/blocks");
  const apart = blocks.some(
    (block) => draft.schemas[`blocks/${textAt(block, "/type")}.json`]?.takesFeatured,
  );
  const shown = filesWithSchema(draft, "article.json").filter(({ hidden }) => !hidden);
  // A category that does not exist has no list: it is told at the article.
  const [file] = filesWithSchema(draft, "categories.json");
  const known = new Set(listAt(file?.parsed.value, "").map((entry) => textAt(entry, "/id")));
  const knownOnly = (id?: string) => (known.has(id) ? id : undefined);
  const listed = shown.map(({ parsed: { value } }) => ({
    category: knownOnly(textAt(value, "/category")),
    apart: apart && childValue(value, "featured") === true,
  }));
  return listRoutes(routes, listed);
}

/** Whether a file with mistakes still tells the address of its page, or those of articles. */
export function hasReadableAddress({ schemaId, valid, parsed }: ParsedContentFile): boolean {
  if (valid) return true;
  const { value, diagnostics } = parsed;
  // Where two texts were put into one file, one of them is not read.
  if (diagnostics.some(({ code }) => code === "duplicate-key")) return false;
  if (schemaId === "page.json")
    return /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(textAt(value, "/route") ?? "");
  if (schemaId === "article.json") return /^[a-z0-9-]+$/.test(textAt(value, "/id") ?? "");
  return schemaId !== "site.json";
}
