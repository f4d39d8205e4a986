import type { ArticleRoutes } from "../../model/addresses.ts";
import { withVisitorDefaults } from "../../model/countries/visitor-defaults.ts";
import { createFacts, type Facts } from "../../model/facts.ts";
import { type Draft, type DraftFile, filesOf, listAt, textAt } from "../../model/raw-site.ts";
import { createWalker, type Walker } from "../../model/schema/walk.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { wholePicture } from "../references/check-media.ts";
import {
  type Anchor,
  type Collection,
  collectionsWithAnchors,
  readAnchors,
  toCollection,
} from "./anchors.ts";
import { type GoneAddress, goneAddresses } from "./gone.ts";
import { createGuess, type Guess, guessByPath, guessByStem } from "./guess.ts";
import { createPlaceGuess, factCandidates, firmFacts } from "./guess-names.ts";
import { offeredAddresses } from "./offered-files.ts";
import { createOutlines, type Outlines } from "./outlines.ts";
import {
  type Place,
  readArticleRoutes,
  readLists,
  readRedirects,
  readRoutes,
  tellsItsAddress,
} from "./site-routes.ts";

/** A picture with its description. */
export interface Described {
  file: DraftFile;
  /** Where the description stands. */
  path: string;
  src: string;
  alt: string;
  /** Of a picture in a text, its marks there. */
  at?: Range;
}

/** A number that a text promises, with the words around it. */
export interface Phrase {
  file: DraftFile;
  path: string;
  /** The number and what it counts. */
  part: string;
  written: string;
  /** By which the same promise is known, whatever its number. */
  key: string;
}

/** All that references may name, found once for a whole site. */
export interface SiteMap {
  draft: Draft;
  /** The language of the site, as its settings tell it; empty where they do not. */
  language: string;
  walker: Walker;
  /** The file with the settings of the site. */
  settings?: DraftFile;
  facts: Facts;
  /** The fact that was most likely meant, which may be one that the site does not tell. */
  guessFact: Guess;
  articleRoutes?: ArticleRoutes;
  routes: ReadonlyMap<string, Place>;
  /** The addresses that the lists of articles take. */
  listRoutes: readonly string[];
  guessRoute: Guess;
  /** The only place of a page that has the name of another: "/planos" → "/servicos#planos". */
  guessPlace: Guess;
  /** Where addresses without a page lead, as it is written. */
  redirects: ReadonlyMap<string, string>;
  /** Addresses that were published and lead nowhere now. */
  gone: ReadonlyMap<string, GoneAddress>;
  /** Each page and article tells its address; where one does not, an unknown one may be its own. */
  allRoutesKnown: boolean;
  guessFile: Guess;
  /** The pictures of the media folder that content shows; the checks note them. */
  pictures: Set<string>;
  /** The pictures that content describes, and where; the checks note them. */
  described: Described[];
  /** What texts promise in numbers; the checks note it. */
  phrases: Phrase[];
  /** The files of the media folder that content offers to download; the checks note them. */
  offered: Set<string>;
  /** Whether visitors are offered a file at an address. */
  offers(address: string): boolean;
  /** A collection by the name that schemas use. */
  collection(name: string): Collection;
  /** What a body says, read once for all who ask. */
  outline: Outlines;
  /** The collections whose entries may have anchors on pages. */
  anchored: readonly string[];
  /** The ids on the page or article of a file. */
  anchors(file: DraftFile): readonly Anchor[];
}

/** Reads what the files of a draft offer to each other, also from files with mistakes. */
export function createSiteMap(draft: Draft): SiteMap {
  const walker = createWalker(draft.schemas);
  const collections = readCollections(draft);
  const collection = (name: string) => collections.get(name) ?? toCollection([], undefined);
  const [settings] = filesOf(draft, "site.json");
  const articleRoutes = readArticleRoutes(settings?.parsed.value);
  const lists = articleRoutes ? readLists(draft, articleRoutes) : [];
  const routes = readRoutes(draft, articleRoutes, lists);
  const entries = Object.fromEntries(
    Object.keys(draft.collections).map((name) => [name, [...collection(name).entries.values()]]),
  );
  const facts = createFacts(withVisitorDefaults(Object(settings?.parsed.value)), entries);
  const outline = createOutlines();
  const media = [...draft.media.keys()];
  const pictures = media.filter((name) => wholePicture(name, draft.media) === name);
  const visible = [...routes].filter(([, { file }]) => !file.hidden).map(([route]) => route);
  const anchors = remember((file: DraftFile) => readAnchors(file, { walker, collection, outline }));
  const redirects = readRedirects(draft, routes);
  const allRoutesKnown = draft.files.every(tellsItsAddress);
  const known = { routes, redirects, articleRoutes };
  return {
    draft,
    language: textAt(settings?.parsed.value, "/language") ?? "",
    walker,
    settings,
    facts,
    guessFact: createGuess(() =>
      factCandidates(draft.schemas, [...new Set([...facts.names, ...firmFacts(draft.schemas)])]),
    ),
    articleRoutes,
    routes,
    listRoutes: lists,
    guessRoute: guessByPath(visible),
    guessPlace: createPlaceGuess(routes, anchors),
    redirects,
    gone: allRoutesKnown ? goneAddresses(draft, known) : new Map(),
    allRoutesKnown,
    pictures: new Set(),
    offered: new Set(),
    offers: createOffers(draft, walker),
    described: [],
    phrases: [],
    guessFile: guessByStem(pictures),
    collection,
    outline,
    anchored: collectionsWithAnchors(draft.schemas),
    anchors,
  };
}

/** All content is read for it: only once somebody asks. */
function createOffers(draft: Draft, walker: Walker): SiteMap["offers"] {
  let known: ReadonlySet<string> | undefined;
  return (address) => {
    known ??= offeredAddresses(draft, walker);
    return known.has(address);
  };
}

function readCollections(draft: Draft): Map<string, Collection> {
  const own = Object.entries(draft.collections).map(([name, { schema }]): [string, Collection] => {
    const [file] = filesOf(draft, schema);
    return [name, toCollection(listAt(file?.parsed.value, ""), file)];
  });
  const [site] = filesOf(draft, "site.json");
  const claims = toCollection(listAt(site?.parsed.value, "/claims"), site);
  const articles = filesOf(draft, "article.json").map(({ parsed }) => parsed.value);
  return new Map([...own, ["claims", claims], ["articles", toCollection(articles, undefined)]]);
}

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
