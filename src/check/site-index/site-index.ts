import { withCountryDefaults } from "../../model/countries/country-defaults.ts";
import { createFacts, type Facts } from "../../model/facts.ts";
import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../model/parsed-site.ts";
import type { ArticleRouteSettings } from "../../model/routes.ts";
import { findOrCreateWalker, type Walker } from "../../model/schema/walk.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import {
  type Anchor,
  type Collection,
  findAnchoredCollections,
  readAnchors,
  toCollection,
} from "./anchors.ts";
import { type DeadAddress, findDeadAddresses } from "./dead-addresses.ts";
import { collectDownloadAddresses } from "./download-files.ts";
import { createOutlineCache, type OutlineCache } from "./outline-cache.ts";
import {
  hasReliableAddress,
  mapRoutesToTargets,
  type RouteTarget,
  readArticleRouteSettings,
  readGeneratedListRoutes,
  readRedirects,
} from "./site-routes.ts";
import {
  createAnchorLinkSuggester,
  createFactCandidates,
  listFirmFactNames,
} from "./suggest-anchors-and-facts.ts";
import {
  createFileNameSuggester,
  createRouteSuggester,
  createSuggester,
  type Suggester,
} from "./suggestions.ts";
import { mainPictureName } from "./unused-images.ts";

/** A picture with its description. */
export interface DescribedImage {
  file: ParsedContentFile;
  /** The JSON Pointer to the description, or to the body with the picture. */
  path: string;
  src: string;
  alt: string;
  /** The range of the picture's markup, if it is in a body. */
  at?: Range;
}

/** A number that a text promises, with the words around it. */
export interface PromisedNumber {
  file: ParsedContentFile;
  path: string;
  /** The number and what it counts. */
  part: string;
  written: string;
  /** A key that is equal for promises that differ only in their number. */
  key: string;
}

/**
 * What the content of a site can refer to, such as addresses, facts and entries, and what it uses.
 */
export interface SiteIndex {
  draft: ParsedSite;
  /** The language in the settings of the site; empty if there is none. */
  language: string;
  walker: Walker;
  /** The file with the settings of the site. */
  settings?: ParsedContentFile;
  facts: Facts;
  /** Suggests a fact by a similar name. The fact may have no value on this site. */
  guessFact: Suggester;
  articleRoutes?: ArticleRouteSettings;
  routes: ReadonlyMap<string, RouteTarget>;
  /** The addresses of the lists of articles. */
  listRoutes: readonly string[];
  guessRoute: Suggester;
  /**
   * Suggests an anchor for an unknown address if only one page has it: "/planos" →
   * "/servicos#planos".
   */
  guessPlace: Suggester;
  /** The targets of redirects as written, by the `addressKey` of the old address. */
  redirects: ReadonlyMap<string, string>;
  /** Published addresses that have neither a page nor a redirect. */
  gone: ReadonlyMap<string, DeadAddress>;
  /**
   * Whether every page and article has a readable address. If not, an unknown address may belong to
   * one of those files.
   */
  allRoutesKnown: boolean;
  guessFile: Suggester;
  /** The pictures of the media folder that content shows. Filled by the checks. */
  pictures: Set<string>;
  /** The descriptions of pictures in content. Filled by the checks. */
  described: DescribedImage[];
  /** The numbers that texts promise. Filled by the checks. */
  phrases: PromisedNumber[];
  /** The files of the media folder that content offers for download. Filled by the checks. */
  offered: Set<string>;
  /** Whether content offers the file at an address for download. */
  offers(address: string): boolean;
  /** Returns a collection by its name in schemas. */
  collection(name: string): Collection;
  /** The outlines of bodies, each parsed once. */
  outline: OutlineCache;
  /** The collections whose entries may have anchors on pages. */
  anchored: readonly string[];
  /** Returns the anchors on the page or article of a file. */
  anchors(file: ParsedContentFile): readonly Anchor[];
}

/** Builds the index of a site. Includes files with errors. */
export function createSiteIndex(draft: ParsedSite): SiteIndex {
  const walker = findOrCreateWalker(draft.schemas);
  const collections = readCollections(draft);
  const collection = (name: string) => collections.get(name) ?? toCollection([], undefined);
  const [settings] = filesWithSchema(draft, "site.json");
  const articleRoutes = readArticleRouteSettings(settings?.parsed.value);
  const lists = articleRoutes ? readGeneratedListRoutes(draft, articleRoutes) : [];
  const routes = mapRoutesToTargets(draft, articleRoutes, lists);
  const entries = Object.fromEntries(
    Object.keys(draft.collections).map((name) => [name, [...collection(name).entries.values()]]),
  );
  const facts = createFacts(withCountryDefaults(Object(settings?.parsed.value)), entries);
  const outline = createOutlineCache();
  const media = [...draft.media.keys()];
  const pictures = media.filter((name) => mainPictureName(name, draft.media) === name);
  const visible = [...routes].filter(([, { file }]) => !file.hidden).map(([route]) => route);
  const anchors = memoize((file: ParsedContentFile) =>
    readAnchors(file, { walker, collection, outline }),
  );
  const redirects = readRedirects(draft, routes);
  const allRoutesKnown = draft.files.every(hasReliableAddress);
  const known = { routes, redirects, articleRoutes };
  return {
    draft,
    language: textAt(settings?.parsed.value, "/language") ?? "",
    walker,
    settings,
    facts,
    guessFact: createSuggester(() =>
      createFactCandidates(draft.schemas, [
        ...new Set([...facts.names, ...listFirmFactNames(draft.schemas)]),
      ]),
    ),
    articleRoutes,
    routes,
    listRoutes: lists,
    guessRoute: createRouteSuggester(visible),
    guessPlace: createAnchorLinkSuggester(routes, anchors),
    redirects,
    gone: allRoutesKnown ? findDeadAddresses(draft, known) : new Map(),
    allRoutesKnown,
    pictures: new Set(),
    offered: new Set(),
    offers: createOfferedFilePredicate(draft, walker),
    described: [],
    phrases: [],
    guessFile: createFileNameSuggester(pictures),
    collection,
    outline,
    anchored: findAnchoredCollections(draft.schemas),
    anchors,
  };
}

/**
 * Creates a function that returns whether content offers a file for download. Its first call reads
 * all content; later calls do not.
 */
function createOfferedFilePredicate(draft: ParsedSite, walker: Walker): SiteIndex["offers"] {
  let known: ReadonlySet<string> | undefined;
  return (address) => {
    known ??= collectDownloadAddresses(draft, walker);
    return known.has(address);
  };
}

function readCollections(draft: ParsedSite): Map<string, Collection> {
  const own = Object.entries(draft.collections).map(([name, { schema }]): [string, Collection] => {
    const [file] = filesWithSchema(draft, schema);
    return [name, toCollection(listAt(file?.parsed.value, ""), file)];
  });
  const [site] = filesWithSchema(draft, "site.json");
  const claims = toCollection(listAt(site?.parsed.value, "/claims"), site);
  const articles = filesWithSchema(draft, "article.json").map(({ parsed }) => parsed.value);
  return new Map([...own, ["claims", claims], ["articles", toCollection(articles, undefined)]]);
}

function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
