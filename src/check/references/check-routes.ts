import { articleRoute } from "../../model/addresses.ts";
import { type DraftFile, filesOf, listAt, textAt } from "../../model/raw-site.ts";
import { isLongPath, longestAddress, pageFile } from "../../model/redirects/redirect-files.ts";
import { childValue } from "../../yaml/pointer.ts";
import { isCopy } from "../folder.ts";
import type { SiteMap } from "../site-index/site-map.ts";
import { readSearchRoute } from "../site-index/site-routes.ts";
import { placeName, type Source } from "../site-index/source.ts";

/** An address, and the field that gives it. */
interface Claimed {
  route: string;
  file: DraftFile;
  path: string;
}

/** Gives the source of a file that is being checked; none of a file with mistakes. */
export type SourceOf = (file: DraftFile) => Source | undefined;

/** Each address may belong to one page only, also where a disk or host ignores case. */
export function checkRoutes(site: SiteMap, sourceOf: SourceOf) {
  const owners = new Map<string, Claimed>();
  for (const claimed of claimedRoutes(site)) {
    const key = claimed.route.normalize("NFKC").toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, claimed);
    else reportCollision(sourceOf(claimed.file), claimed, owner);
    if (isLongPath(pageFile(claimed.route))) reportLong(sourceOf(claimed.file), claimed);
  }
  for (const file of filesOf(site.draft, "page.json")) checkReserved(sourceOf(file), file);
}

/** A page is a file with the name of its address, and no disk has names of any length. */
function reportLong(source: Source | undefined, { route, path }: Claimed) {
  source?.report("long-address", path, { letters: route.length, most: longestAddress });
}

// A file of this name would take the place of the home page's.
function checkReserved(source: Source | undefined, { parsed }: DraftFile) {
  const route = textAt(parsed.value, "/route");
  if (route === "/index") source?.report("reserved-id", "/route", { id: route });
}

function reportCollision(source: Source | undefined, claimed: Claimed, owner: Claimed) {
  const { route, path } = claimed;
  const first = placeName(owner.file, owner.path);
  if (isCopy(claimed.file.parsed.file))
    return source?.report("copied-file", path, { first: owner.file.parsed.file, route });
  // Two articles of one id share an address; what they have to change is the id.
  const isId = owner.path === "/id" && path === "/id";
  if (isId) source?.report("duplicate-id", path, { id: route.replace(/.*\//, ""), first });
  else source?.report("route-collision", path, { route, first });
}

function claimedRoutes(site: SiteMap): Claimed[] {
  const { draft, articleRoutes } = site;
  const pages = filesOf(draft, "page.json").flatMap((file) =>
    claim(file, "/route", (route) => route),
  );
  const { settings: file } = site;
  const search = readSearchRoute(draft);
  const engine = file && search ? [{ route: search, file, path: "/search" }] : [];
  if (!articleRoutes) return [...engine, ...pages];
  const lists = site.listRoutes.flatMap((route) =>
    file ? { route, file, path: "/articles" } : [],
  );
  const articles = filesOf(draft, "article.json").flatMap((file) =>
    claim(file, "/id", (id) => articleRoute(articleRoutes, id)),
  );
  // Whoever copied a file means the copy to be another one, however the two are called.
  const isOfCopy = ({ file }: Claimed) => isCopy(file.parsed.file);
  const all = [...engine, ...lists, ...pages, ...articles];
  return [...all.filter((each) => !isOfCopy(each)), ...all.filter(isOfCopy)];
}

function claim(file: DraftFile, path: string, toRoute: (text: string) => string): Claimed[] {
  const text = textAt(file.parsed.value, path);
  return text === undefined ? [] : [{ route: toRoute(text), file, path }];
}

/** Articles need a place: the settings name it, a page is there, and no id takes a list's. */
export function checkArticlePlaces(site: SiteMap, sourceOf: SourceOf) {
  const articles = filesOf(site.draft, "article.json");
  const settings = site.settings && sourceOf(site.settings);
  if (articles.length === 0 || !settings) return;
  const { articleRoutes: routes, allRoutesKnown, guessRoute } = site;
  if (!routes) {
    const field = settings.subject.fieldIn("", "articles");
    return settings.report("missing-field", "", { fields: [field] });
  }
  if (allRoutesKnown && !site.routes.has(routes.route) && !site.gone.has(routes.route)) {
    const suggestion = guessRoute(routes.route) ?? routeOfList(site);
    const list = suggestion ? undefined : blockOfList(site);
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
export function checkArticleList(site: SiteMap, sourceOf: SourceOf) {
  const { draft, articleRoutes: routes } = site;
  const isList = ({ parsed }: DraftFile) => textAt(parsed.value, "/route") === routes?.route;
  const list = filesOf(draft, "page.json").find(isList);
  if (!routes || !list?.hidden) return;
  const visible = draft.files.filter(({ hidden }) => !hidden);
  const texts = visible.map(({ parsed }) => JSON.stringify(parsed.value) ?? "");
  const isNamed = (route: string) => texts.some((text) => leadTo(text, route));
  if (isNamed(routes.route) || texts.some((text) => showsArticles.test(text))) return;
  const ids = filesOf(draft, "article.json").filter(({ hidden }) => !hidden);
  const [first, ...others] = ids.filter(({ parsed }) => {
    return !isNamed(articleRoute(routes, textAt(parsed.value, "/id") ?? ""));
  });
  const told = { page: list.parsed.file, others: others.length };
  if (first) sourceOf(first)?.report("lost-article", "/id", told, { severity: "warning" });
}

/** Blocks that lead to articles by themselves. */
const showsArticles = /"type":"(?:article-list|featured-article)"/;

/** The address of the page that lists articles, wherever it is. */
function routeOfList({ draft }: SiteMap): string | undefined {
  const isList = (block: unknown) =>
    draft.schemas[`blocks/${textAt(block, "/type")}.json`]?.listsArticles === true;
  const page = filesOf(draft, "page.json").find(({ parsed }) =>
    listAt(parsed.value, "/blocks").some(isList),
  );
  return page && textAt(page.parsed.value, "/route");
}

/** The block that lists all articles, as editors write it and as it is called. */
function blockOfList({ draft }: SiteMap): { name: string; title?: string } | undefined {
  const found = Object.entries(draft.schemas).find(([, schema]) => schema?.listsArticles);
  const [, name] = /\/(.+)\.json$/.exec(found?.[0] ?? "") ?? [];
  return name === undefined ? undefined : { name, title: found?.[1]?.title };
}

/** Whether a link of a file, as JSON, leads to an address or a place of it. */
function leadTo(text: string, route: string): boolean {
  return [`"${route}"`, `"${route}#`, `](${route})`, `](${route}#`].some((link) =>
    text.replaceAll(`"route":"${route}"`, "").includes(link),
  );
}

/** Only one article may stand at the head of the list. */
export function checkFeatured(site: SiteMap, sourceOf: SourceOf) {
  const featured = filesOf(site.draft, "article.json").filter(
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
