import { articleRoute } from "../../model/addresses.ts";
import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  textAt,
} from "../../model/parsed-site.ts";
import { isLongPath, maxAddressLength, pageFile } from "../../model/redirects/redirect-files.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { isCopyName } from "../check-folder.ts";
import { type CheckContext, locationName } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";
import { readSearchRoute } from "../site-index/site-routes.ts";

/** An address, and the field that gives it. */
interface RouteClaim {
  route: string;
  file: ParsedContentFile;
  path: string;
}

/** Gives the source of a file that is being checked; none of a file with mistakes. */
export type ContextLookup = (file: ParsedContentFile) => CheckContext | undefined;

/** Each address may belong to one page only, also where a disk or host ignores case. */
export function checkRoutes(site: SiteIndex, sourceOf: ContextLookup) {
  const owners = new Map<string, RouteClaim>();
  for (const claimed of routeClaims(site)) {
    const key = claimed.route.normalize("NFKC").toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, claimed);
    else reportCollision(sourceOf(claimed.file), claimed, owner);
    if (isLongPath(pageFile(claimed.route))) reportLongAddress(sourceOf(claimed.file), claimed);
  }
  for (const file of filesWithSchema(site.draft, "page.json"))
    checkReservedRoute(sourceOf(file), file);
}

/** A page is a file with the name of its address, and no disk has names of any length. */
function reportLongAddress(source: CheckContext | undefined, { route, path }: RouteClaim) {
  source?.report("long-address", path, { letters: route.length, most: maxAddressLength });
}

// A file of this name would take the place of the home page's.
function checkReservedRoute(source: CheckContext | undefined, { parsed }: ParsedContentFile) {
  const route = textAt(parsed.value, "/route");
  if (route === "/index") source?.report("reserved-id", "/route", { id: route });
}

function reportCollision(source: CheckContext | undefined, claimed: RouteClaim, owner: RouteClaim) {
  const { route, path } = claimed;
  const first = locationName(owner.file, owner.path);
  if (isCopyName(claimed.file.parsed.file))
    return source?.report("copied-file", path, { first: owner.file.parsed.file, route });
  // Two articles of one id share an address; what they have to change is the id.
  const isId = owner.path === "/id" && path === "/id";
  if (isId) source?.report("duplicate-id", path, { id: route.replace(/.*\//, ""), first });
  else source?.report("route-collision", path, { route, first });
}

function routeClaims(site: SiteIndex): RouteClaim[] {
  const { draft, articleRoutes } = site;
  const pages = filesWithSchema(draft, "page.json").flatMap((file) =>
    toRouteClaims(file, "/route", (route) => route),
  );
  const { settings: file } = site;
  const search = readSearchRoute(draft);
  const engine = file && search ? [{ route: search, file, path: "/search" }] : [];
  if (!articleRoutes) return [...engine, ...pages];
  const lists = site.listRoutes.flatMap((route) =>
    file ? { route, file, path: "/articles" } : [],
  );
  const articles = filesWithSchema(draft, "article.json").flatMap((file) =>
    toRouteClaims(file, "/id", (id) => articleRoute(articleRoutes, id)),
  );
  // Whoever copied a file means the copy to be another one, however the two are called.
  const isOfCopy = ({ file }: RouteClaim) => isCopyName(file.parsed.file);
  const all = [...engine, ...lists, ...pages, ...articles];
  return [...all.filter((each) => !isOfCopy(each)), ...all.filter(isOfCopy)];
}

function toRouteClaims(
  file: ParsedContentFile,
  path: string,
  toRoute: (text: string) => string,
): RouteClaim[] {
  const text = textAt(file.parsed.value, path);
  return text === undefined ? [] : [{ route: toRoute(text), file, path }];
}

/** Articles need a place: the settings name it, a page is there, and no id takes a list's. */
export function checkArticleRoutes(site: SiteIndex, sourceOf: ContextLookup) {
  const articles = filesWithSchema(site.draft, "article.json");
  const settings = site.settings && sourceOf(site.settings);
  if (articles.length === 0 || !settings) return;
  const { articleRoutes: routes, allRoutesKnown, guessRoute } = site;
  if (!routes) {
    const field = settings.subject.fieldIn("", "articles");
    return settings.report("missing-field", "", { fields: [field] });
  }
  if (allRoutesKnown && !site.routes.has(routes.route) && !site.gone.has(routes.route)) {
    const suggestion = guessRoute(routes.route) ?? articleListRoute(site);
    const list = suggestion ? undefined : articleListBlock(site);
    settings.report("broken-link", "/articles/route", { link: routes.route, suggestion, list });
  }
  const reserved = [routes.pageSegment, routes.categorySegment];
  for (const file of articles) {
    const id = textAt(file.parsed.value, "/id") ?? "";
    if (reserved.includes(id)) sourceOf(file)?.report("reserved-id", "/id", { id });
  }
}

/**
 * Articles that visitors see, while the page that lists them is still hidden, are found by nobody unless something else
 * leads to them. Told once, at the first; a link to the hidden list is told where it stands.
 */
export function checkArticleList(site: SiteIndex, sourceOf: ContextLookup) {
  const { draft, articleRoutes: routes } = site;
  const isList = ({ parsed }: ParsedContentFile) =>
    textAt(parsed.value, "/route") === routes?.route;
  const list = filesWithSchema(draft, "page.json").find(isList);
  if (!routes || !list?.hidden) return;
  const visible = draft.files.filter(({ hidden }) => !hidden);
  const texts = visible.map(({ parsed }) => JSON.stringify(parsed.value) ?? "");
  const isNamed = (route: string) => texts.some((text) => linksTo(text, route));
  if (isNamed(routes.route) || texts.some((text) => showsArticles.test(text))) return;
  const ids = filesWithSchema(draft, "article.json").filter(({ hidden }) => !hidden);
  const [first, ...others] = ids.filter(({ parsed }) => {
    return !isNamed(articleRoute(routes, textAt(parsed.value, "/id") ?? ""));
  });
  const told = { page: list.parsed.file, others: others.length };
  if (first) sourceOf(first)?.report("lost-article", "/id", told, { severity: "warning" });
}

/** Blocks that lead to articles by themselves. */
const showsArticles = /"type":"(?:article-list|featured-article)"/;

/** The address of the page that lists articles, wherever it is. */
function articleListRoute({ draft }: SiteIndex): string | undefined {
  const isList = (block: unknown) =>
    draft.schemas[`blocks/${textAt(block, "/type")}.json`]?.listsArticles === true;
  const page = filesWithSchema(draft, "page.json").find(({ parsed }) =>
    listAt(parsed.value, "/blocks").some(isList),
  );
  return page && textAt(page.parsed.value, "/route");
}

/** The block that lists all articles, as editors write it and as it is called. */
function articleListBlock({ draft }: SiteIndex): { name: string; title?: string } | undefined {
  const found = Object.entries(draft.schemas).find(([, schema]) => schema?.listsArticles);
  const [, name] = /\/(.+)\.json$/.exec(found?.[0] ?? "") ?? [];
  return name === undefined ? undefined : { name, title: found?.[1]?.title };
}

/** Whether a link of a file, as JSON, leads to an address or a place of it. */
function linksTo(text: string, route: string): boolean {
  return [`"${route}"`, `"${route}#`, `](${route})`, `](${route}#`].some((link) =>
    text.replaceAll(`"route":"${route}"`, "").includes(link),
  );
}

/** Only one article may stand at the head of the list. */
export function checkFeatured(site: SiteIndex, sourceOf: ContextLookup) {
  const featured = filesWithSchema(site.draft, "article.json").filter(
    ({ hidden, parsed: { value } }) => !hidden && childValue(value, "featured") === true,
  );
  const second = featured[1];
  if (!second) return;
  // Only now: a title that nobody asks for may change alone.
  const names = featured.map(
    ({ parsed: { value } }) => textAt(value, "/title") ?? textAt(value, "/id") ?? "",
  );
  sourceOf(second)?.report("too-many-featured", "/featured", { names });
}
