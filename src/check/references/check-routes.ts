import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  textAt,
} from "../../model/parsed-site.ts";
import {
  isLongPath,
  maxAddressLength,
  pageFilePath,
} from "../../model/redirects/redirect-file-paths.ts";
import { articleRoute } from "../../model/routes.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { isCopyFileName } from "../folder-structure/check-folder-structure.ts";
import {
  type CheckContext,
  type ContextLookup,
  formatFileLocation,
} from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";
import { readSearchRoute } from "../site-index/site-routes.ts";

/** An address, and the field that defines it. */
interface RouteClaim {
  route: string;
  file: ParsedContentFile;
  path: string;
}

/**
 * Checks that each address belongs to one page only, and that none is reserved or too long.
 * Addresses that differ only in case conflict, too, since some disks and hosts ignore case.
 */
export function checkRoutes(site: SiteIndex, sourceOf: ContextLookup) {
  const owners = new Map<string, RouteClaim>();
  for (const claimed of listRouteClaims(site)) {
    const key = claimed.route.normalize("NFKC").toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, claimed);
    else reportCollision(sourceOf(claimed.file), claimed, owner);
    if (isLongPath(pageFilePath(claimed.route))) reportLongAddress(sourceOf(claimed.file), claimed);
  }
  for (const file of filesWithSchema(site.draft, "page.json"))
    checkReservedRoute(sourceOf(file), file);
}

/** Reports an address that is too long. It becomes a file name, whose length every disk limits. */
function reportLongAddress(source: CheckContext | undefined, { route, path }: RouteClaim) {
  source?.report("long-address", path, { letters: route.length, most: maxAddressLength });
}

// Reports a page whose file would overwrite the file of the home page.
function checkReservedRoute(source: CheckContext | undefined, { parsed }: ParsedContentFile) {
  const route = textAt(parsed.value, "/route");
  if (route === "/index") source?.report("reserved-id", "/route", { id: route });
}

function reportCollision(source: CheckContext | undefined, claimed: RouteClaim, owner: RouteClaim) {
  const { route, path } = claimed;
  const first = formatFileLocation(owner.file, owner.path);
  if (isCopyFileName(claimed.file.parsed.file))
    return source?.report("copied-file", path, { first: owner.file.parsed.file, route });
  // Articles with the same id share an address, so their ids must change.
  const isId = owner.path === "/id" && path === "/id";
  if (isId) source?.report("duplicate-id", path, { id: route.replace(/.*\//, ""), first });
  else source?.report("route-collision", path, { route, first });
}

function listRouteClaims(site: SiteIndex): RouteClaim[] {
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
  // Sorts copies last, so that the copy is reported and not the original.
  const isOfCopy = ({ file }: RouteClaim) => isCopyFileName(file.parsed.file);
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

/**
 * Checks that articles have a route in the settings and a page at that route. No id of an article
 * may equal a segment in the addresses of article lists.
 */
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
    const suggestion = guessRoute(routes.route) ?? findArticleListRoute(site);
    const list = suggestion ? undefined : findListingBlockType(site);
    settings.report("broken-link", "/articles/route", { link: routes.route, suggestion, list });
  }
  const reserved = [routes.pageSegment, routes.categorySegment];
  for (const file of articles) {
    const id = textAt(file.parsed.value, "/id") ?? "";
    if (reserved.includes(id)) sourceOf(file)?.report("reserved-id", "/id", { id });
  }
}

/**
 * Reports visible articles whose list page is hidden and to which nothing else links: no visitor
 * finds them. Reports them once, at the first article. Links to the hidden page are reported
 * separately.
 */
export function checkUnreachableArticles(site: SiteIndex, sourceOf: ContextLookup) {
  const { draft, articleRoutes: routes } = site;
  const isList = ({ parsed }: ParsedContentFile) =>
    textAt(parsed.value, "/route") === routes?.route;
  const list = filesWithSchema(draft, "page.json").find(isList);
  if (!routes || !list?.hidden) return;
  const visible = draft.files.filter(({ hidden }) => !hidden);
  const texts = visible.map(({ parsed }) => JSON.stringify(parsed.value) ?? "");
  const isNamed = (route: string) => texts.some((text) => hasLinkTo(text, route));
  if (isNamed(routes.route) || texts.some((text) => showsArticles.test(text))) return;
  const ids = filesWithSchema(draft, "article.json").filter(({ hidden }) => !hidden);
  const [first, ...others] = ids.filter(({ parsed }) => {
    return !isNamed(articleRoute(routes, textAt(parsed.value, "/id") ?? ""));
  });
  const told = { page: list.parsed.file, others: others.length };
  if (first) sourceOf(first)?.report("lost-article", "/id", told, { severity: "warning" });
}

/** Matches blocks that link to articles without naming them. */
const showsArticles = /"type":"(?:article-list|featured-article)"/;

/** Returns the route of the first page with a block that lists all articles. */
function findArticleListRoute({ draft }: SiteIndex): string | undefined {
  const isList = (block: unknown) =>
    draft.schemas[`blocks/${textAt(block, "/type")}.json`]?.listsArticles === true;
  const page = filesWithSchema(draft, "page.json").find(({ parsed }) =>
    listAt(parsed.value, "/blocks").some(isList),
  );
  return page && textAt(page.parsed.value, "/route");
}

/** Returns the type and the title of the block that lists all articles. */
function findListingBlockType({ draft }: SiteIndex): { name: string; title?: string } | undefined {
  const found = Object.entries(draft.schemas).find(([, schema]) => schema?.listsArticles);
  const [, name] = /\/(.+)\.json$/.exec(found?.[0] ?? "") ?? [];
  return name === undefined ? undefined : { name, title: found?.[1]?.title };
}

/** Whether the JSON of a file has a link to an address or to an anchor there. */
function hasLinkTo(text: string, route: string): boolean {
  return [`"${route}"`, `"${route}#`, `](${route})`, `](${route}#`].some((link) =>
    text.replaceAll(`"route":"${route}"`, "").includes(link),
  );
}

/** Reports featured articles if there is more than one. */
export function checkSingleFeaturedArticle(site: SiteIndex, sourceOf: ContextLookup) {
  const featured = filesWithSchema(site.draft, "article.json").filter(
    ({ hidden, parsed: { value } }) => !hidden && childValue(value, "featured") === true,
  );
  const second = featured[1];
  if (!second) return;
  // The access tracker records each read. Titles are read only if they are reported: otherwise each
  // edit of a title would cause a full check.
  const names = featured.map(
    ({ parsed: { value } }) => textAt(value, "/title") ?? textAt(value, "/id") ?? "",
  );
  sourceOf(second)?.report("too-many-featured", "/featured", { names });
}
