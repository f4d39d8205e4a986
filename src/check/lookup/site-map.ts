import { type ArticleRoutes, articleRoute, listRoutes } from "../../content/addresses.ts";
import { createFacts, type Facts } from "../../content/facts.ts";
import { type Draft, type DraftFile, filesOf, listAt, textAt } from "../../content/raw-site.ts";
import type { Schema, Schemas } from "../../content/schema/schemas.ts";
import { createWalker, type Walker } from "../../content/schema/walk.ts";
import { childValue, pointer, valueAt } from "../../text/pointer.ts";
import { wholePicture } from "../references/check-media.ts";
import { type GoneAddress, goneAddresses } from "./gone.ts";
import { createGuess, type Guess, guessByPath, guessByStem } from "./guess.ts";
import { createPlaceGuess, factCandidate } from "./guess-names.ts";
import { createOutlines, type Outlines } from "./outlines.ts";

/** An id that links can lead to, and the place of what makes it. */
export interface Anchor {
  id: string;
  path: string;
}

/** What stands at an address. */
export interface Place {
  file: DraftFile;
  kind: "page" | "article" | "list";
}

/** A picture with its description. */
export interface Described {
  file: DraftFile;
  /** Where the description stands. */
  path: string;
  src: string;
  alt: string;
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

/** The entries of a collection by their id. */
export interface Collection {
  entries: ReadonlyMap<string, unknown>;
  /** The file that holds them; there may be none. */
  file?: DraftFile;
  guess: Guess;
}

/** All that references may name, found once for a whole site. */
export interface SiteMap {
  draft: Draft;
  walker: Walker;
  /** The file with the settings of the site. */
  settings?: DraftFile;
  facts: Facts;
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
  const facts = createFacts(Object(settings?.parsed.value), entries);
  const outline = createOutlines();
  const media = [...draft.media.keys()];
  const pictures = media.filter((name) => wholePicture(name, draft.media) === name);
  const visible = [...routes].filter(([, { file }]) => !file.hidden).map(([route]) => route);
  const anchors = remember((file: DraftFile) => readAnchors(file, { walker, collection, outline }));
  const redirects = readRedirects(draft);
  const allRoutesKnown = draft.files.every(tellsItsAddress);
  const known = { routes, redirects, articleRoutes };
  return {
    draft,
    walker,
    settings,
    facts,
    guessFact: createGuess(facts.names.map((name) => factCandidate(draft.schemas, name))),
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
    described: [],
    phrases: [],
    guessFile: guessByStem(pictures),
    collection,
    outline,
    anchored: collectionsWithAnchors(draft.schemas),
    anchors,
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

function toCollection(list: readonly unknown[], file: DraftFile | undefined): Collection {
  const named = list.map((entry): [string, unknown] => [textAt(entry, "/id") ?? "", entry]);
  const entries = new Map(named.filter(([id]) => id !== ""));
  return { entries, file, guess: createGuess([...entries.keys()]) };
}

function readArticleRoutes(settings: unknown): ArticleRoutes | undefined {
  const route = textAt(settings, "/articles/route");
  const categorySegment = textAt(settings, "/articles/categorySegment");
  const pageSegment = textAt(settings, "/articles/pageSegment");
  const perPage = valueAt(settings, "/articles/perPage");
  if (!route || !categorySegment || !pageSegment || typeof perPage !== "number" || perPage < 1) {
    return;
  }
  return { route, categorySegment, pageSegment, perPage };
}

function readRoutes(
  draft: Draft,
  routes: ArticleRoutes | undefined,
  lists: readonly string[],
): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const file of filesOf(draft, "page.json")) {
    const route = textAt(file.parsed.value, "/route");
    if (route && !places.has(route)) places.set(route, { file, kind: "page" });
  }
  if (!routes) return places;
  for (const file of filesOf(draft, "article.json")) {
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

function readRedirects(draft: Draft): Map<string, string> {
  const [file] = filesOf(draft, "redirects.json");
  const entries = listAt(file?.parsed.value, "");
  const pairs = entries.map((entry): [string, string] => [
    textAt(entry, "/from") ?? "",
    textAt(entry, "/to") ?? "",
  ]);
  // Of two with the same beginning the first counts; the other is a mistake.
  return new Map(pairs.reverse());
}

/** The featured article stands apart from the list where the page has a place for it. */
function readLists(draft: Draft, routes: ArticleRoutes): string[] {
  const page = filesOf(draft, "page.json").find(
    ({ parsed }) => textAt(parsed.value, "/route") === routes.route,
  );
  const blocks = listAt(page?.parsed.value, "/blocks");
  const apart = blocks.some(
    (block) => draft.schemas[`blocks/${textAt(block, "/type")}.json`]?.takesFeatured,
  );
  const shown = filesOf(draft, "article.json").filter(({ hidden }) => !hidden);
  const listed = shown.map(({ parsed: { value } }) => ({
    category: textAt(value, "/category"),
    apart: apart && childValue(value, "featured") === true,
  }));
  return listRoutes(routes, listed);
}

/** Whether a file with mistakes still tells the address of its page, or those of articles. */
function tellsItsAddress({ schemaId, valid, parsed: { value } }: DraftFile): boolean {
  if (valid) return true;
  if (schemaId === "page.json")
    return /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(textAt(value, "/route") ?? "");
  if (schemaId === "article.json") return /^[a-z0-9-]+$/.test(textAt(value, "/id") ?? "");
  return schemaId !== "site.json";
}

function readAnchors(
  file: DraftFile,
  { walker, collection, outline }: Pick<SiteMap, "walker" | "collection" | "outline">,
): Anchor[] {
  const {
    parsed: { value },
    schemaId,
  } = file;
  const anchors: Anchor[] = [];
  if (file.outline) return file.outline.headings.map(({ id }) => ({ id, path: "/body" }));
  walker.walk(schemaId, value, ({ path, value: inner, schema }) => {
    const id = textAt(inner, "/id");
    if (schema.$id?.startsWith("blocks/") && id) anchors.push({ id, path: `${path}/id` });
    if (schema.markup === "body" && typeof inner === "string") {
      for (const heading of outline(file, path).headings) anchors.push({ id: heading.id, path });
    }
    for (const [name, { collection: shown = "", anchors: where }] of fieldsOf(schema)) {
      if (!where || !hasAll(inner, where)) continue;
      const ids = entryIds(childValue(inner, name), collection(shown));
      for (const entry of ids) anchors.push({ id: entry, path: pointer(path, name) });
    }
  });
  return anchors;
}

function fieldsOf(schema: Schema): [string, Schema][] {
  return schema.$id?.startsWith("blocks/") ? Object.entries(schema.properties ?? {}) : [];
}

function hasAll(value: unknown, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([name, each]) => childValue(value, name) === each);
}

/** The collections whose entries may have anchors on pages. */
function collectionsWithAnchors(schemas: Schemas): string[] {
  const fields = Object.values(schemas).flatMap(fieldsOf);
  return fields.flatMap(([, { anchors, collection }]) => (anchors && collection) || []);
}

/** The ids that a field with entries of a collection names. */
export function entryIds(written: unknown, { entries }: Collection): string[] {
  if (written === "all") return [...entries.keys()];
  const ids = Array.isArray(written) ? written : [written];
  return ids.filter((id): id is string => typeof id === "string" && entries.has(id));
}

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
