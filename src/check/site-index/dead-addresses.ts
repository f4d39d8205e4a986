import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../model/parsed-site.ts";
import { type ArticleRouteSettings, articleRoute } from "../../model/routes.ts";

/** A published address that has neither a page nor a redirect. */
export interface DeadAddress {
  route: string;
  /** Its JSON Pointer in the list of addresses. */
  path: string;
  /** The new address of its page, if only the address seems to have changed. */
  movedTo?: string;
  /** The locations of links to it. Filled by the checks. */
  links: Set<string>;
}

interface KnownRoutes {
  routes: ReadonlyMap<string, unknown>;
  redirects: ReadonlyMap<string, string>;
  articleRoutes?: ArticleRouteSettings;
}

/**
 * Returns the addresses in the site's list of published addresses that have neither a page nor a
 * redirect.
 */
export function findDeadAddresses(draft: ParsedSite, known: KnownRoutes): Map<string, DeadAddress> {
  const [file] = filesWithSchema(draft, "addresses.json");
  if (!file?.valid) return new Map();
  const listed = listAt(file.parsed.value, "").map((entry) => textAt(entry, "/route") ?? "");
  const lost = listed.flatMap((route, index) => {
    const isThere = known.routes.has(route) || known.redirects.has(route);
    // Another check reports a missing home page.
    return isThere || route === "/" ? [] : [{ route, path: `/${index}/route` }];
  });
  const movedTo = createMovedPageFinder(draft, known, {
    listed: new Set(listed),
    lost: lost.length,
  });
  return new Map(
    lost.map((each) => [each.route, { ...each, movedTo: movedTo(each.route), links: new Set() }]),
  );
}

/**
 * Creates a function that finds the new address of a page: an address that is not published yet, of
 * a file with the old name. If only one address is lost and only one is new, a common word is
 * enough.
 */
function createMovedPageFinder(
  draft: ParsedSite,
  { articleRoutes }: KnownRoutes,
  { listed, lost }: { listed: ReadonlySet<string>; lost: number },
): (route: string) => string | undefined {
  const list = articleRoutes?.route ?? "";
  const pages = filesWithSchema(draft, "page.json").map((file) => ({
    file,
    route: textAt(file.parsed.value, "/route"),
  }));
  const articles = filesWithSchema(draft, "article.json").map((file) => {
    const id = textAt(file.parsed.value, "/id");
    return { file, route: articleRoutes && id && articleRoute(articleRoutes, id) };
  });
  const isFresh = ({ route, file }: { route?: string; file: ParsedContentFile }) =>
    !listed.has(route ?? "") && !file.hidden;
  return (route) => {
    const isArticle = list !== "" && route.startsWith(`${list}/`);
    const all = isArticle ? articles : pages;
    const fresh = all.filter((each) => each.route && each.route !== "/404" && isFresh(each));
    const name = lastSegment(route);
    const own = fresh.find(({ file }) => fileStem(file) === name);
    const only = lost === 1 && fresh.length === 1 ? fresh[0] : undefined;
    // A new page without a common word is a different page.
    return (
      own?.route ??
      (only?.route && sharesWord(name, lastSegment(only.route)) ? only.route : undefined)
    );
  };
}

function lastSegment(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1);
}

function sharesWord(name: string, other: string): boolean {
  const words = other.split("-");
  return name.split("-").some((word) => word.length > 3 && words.includes(word));
}

function fileStem({ parsed }: ParsedContentFile): string {
  return parsed.file.replace(/^.*\//, "").replace(/\.yaml$/, "");
}
