import { createMissingDefaultPages } from "../../blocks/default-pages.ts";
import { engineCollections } from "../../check/collections/engine-collections.ts";
import { withCountryDefaults } from "../../model/countries/country-defaults.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import { createFacts, type Facts } from "../../model/facts.ts";
import { resolveFormDeliveries } from "../../model/forms/deliveries.ts";
import { nonLazyValues, type TextStore, withLazyBody } from "../../model/lazy-fields.ts";
import { filesWithSchema, listAt, type ParsedSite, textAt } from "../../model/parsed-site.ts";
import { leadsElsewhere } from "../../model/redirects/old-address.ts";
import { withDefaultVariants } from "../../model/schema/block-variants.ts";
import { findOrCreateWalker, type Visit, type Walker } from "../../model/schema/walk.ts";
import type { Site } from "../../model/site.ts";
import type { Article, Labels, Page, Redirect, SiteSettings, Theme } from "../../model/types.ts";
import { withBodyMedia } from "./body-media.ts";
import { redirectsForExpired } from "./redirects-for-expired.ts";
import { resolveText } from "./resolve-text.ts";

/**
 * Builds the site from a parsed site without errors. Replaces references with facts and entries,
 * resolves links, and adds the sizes of pictures. The `src` of a picture becomes `/media/` and its
 * path in the media folder. Hidden files are left out.
 *
 * @param folders absolute paths of the media folder and of the site code
 * @param shelf stores the bodies of articles; in memory by default
 */
export function resolveSite(
  draft: ParsedSite,
  folders: Pick<Site, "media" | "code">,
  shelf?: TextStore,
): Site {
  const resolver = new SiteResolver(draft, shelf);
  const articles = resolver.all("article.json") as Article[];
  const redirects = (resolver.collections.redirects ?? []) as Redirect[];
  const { labels } = resolver;
  const pages = resolver.pages() as Page[];
  const site = {
    settings: resolver.settings,
    theme: withSiteFontFolder(resolver.mergedWithDefaults("theme.json") as Theme, folders.media),
    labels,
    pages: [
      ...pages,
      ...createMissingDefaultPages(pages, labels).map((page) => resolver.page(page)),
    ],
    articles: articles.sort(compareNewestFirst),
    documents: resolver.all("document.json"),
    spreadsheets: resolver.all("spreadsheet.json"),
    ...resolver.lists(isEngineCollection),
    own: resolver.lists((name) => !isEngineCollection(name)),
    redirects: [
      ...redirects.filter(leadsElsewhere),
      ...redirectsForExpired(draft, resolver.settings, redirects),
    ],
    today: draft.today,
    media: folders.media,
    code: folders.code,
  };
  return deepFreeze(site) as Site;
}

/**
 * Adds the folder of the font files to fonts without a package. That folder is beside the media
 * folder.
 */
function withSiteFontFolder(theme: Theme, media: string): Theme {
  const folder = media.replace(/media$/, "fonts");
  const place = (font: Theme["fonts"]["text"]) => (font.package ? font : { ...font, folder });
  const { display, text } = theme.fonts;
  return { ...theme, fonts: { display: place(display), text: place(text) } };
}

function isEngineCollection(name: string): boolean {
  return Object.hasOwn(engineCollections, name);
}

/**
 * Schemas whose content is on no page: the theme, and documents and spreadsheets, which are
 * downloads.
 */
const schemasOutsidePages = ["theme.json", "document.json", "spreadsheet.json"];

/** Returns a function that resolves single articles of a parsed site. */
export function createArticleResolver(draft: ParsedSite): (written: unknown) => Article {
  const resolver = new SiteResolver(draft);
  return (written) => resolver.resolve("article.json", written) as Article;
}

/**
 * Resolves the files of a site: the settings first, then the collections, because the other files
 * refer to them.
 */
class SiteResolver {
  settings: SiteSettings;
  readonly collections: Record<string, readonly unknown[]> = {};
  private readonly draft: ParsedSite;
  private readonly shelf?: TextStore;
  private readonly walker: Walker;
  private readonly facts: Facts;
  readonly labels: Labels;
  /** The theme, including defaults. */
  private readonly theme: unknown;

  constructor(draft: ParsedSite, shelf?: TextStore) {
    this.draft = draft;
    this.shelf = shelf;
    const [theme] = filesWithSchema(draft, "theme.json");
    this.theme = withDefaults(draft.schemas, "theme.json", theme?.parsed.value, "");
    this.walker = findOrCreateWalker(draft.schemas);
    const rules = Object.entries(draft.collections);
    const lists = rules.map(([name, { schema }]) => [name, this.list(schema)] as const);
    const written = withCountryDefaults(this.visibleValues("site.json")[0]);
    this.settings = written as SiteSettings;
    this.facts = createFacts(this.settings, Object.fromEntries(lists));
    this.labels = this.mergedWithDefaults("labels.json") as Labels;
    this.settings = this.resolve("site.json", written) as SiteSettings;
    this.collections.claims = this.settings.claims ?? [];
    for (const [name, list] of lists) {
      this.collections[name] = this.resolve(
        draft.collections[name]?.schema ?? "",
        list,
      ) as unknown[];
    }
  }

  /** Returns the entries of the collections with a wanted name that have a file of their own. */
  lists(isWanted: (name: string) => boolean): Record<string, readonly unknown[]> {
    const names = Object.keys(this.draft.collections).filter(isWanted);
    return Object.fromEntries(names.map((name) => [name, this.collections[name] ?? []]));
  }

  /** Returns the resolved contents of all files that follow a schema. */
  all(schemaId: string): unknown[] {
    return this.visibleValues(schemaId).map((value) =>
      this.storeBody(this.resolve(schemaId, value)),
    );
  }

  /** Returns the resolved pages, with the block variants from the theme. */
  pages(): unknown[] {
    return this.visibleValues("page.json").map((value) => this.page(value));
  }

  /**
   * Returns the resolved content of a file that overrides engine defaults, merged with those
   * defaults.
   */
  mergedWithDefaults(schemaId: string): unknown {
    const { draft, settings } = this;
    const [written] = this.visibleValues(schemaId);
    const whole = withDefaults(draft.schemas, schemaId, written, settings.language);
    return this.resolve(schemaId, whole);
  }

  /** Moves the body of an article to the body store. Returns other content unchanged. */
  private storeBody(content: unknown): unknown {
    const body = this.shelf && textAt(content, "/body");
    if (!this.shelf || body === undefined) return content;
    return withLazyBody(Object(content), this.shelf(body));
  }

  page(written: unknown): unknown {
    return this.resolve("page.json", withDefaultVariants(written, this.theme, this.draft.schemas));
  }

  private visibleValues(schemaId: string): unknown[] {
    const shown = filesWithSchema(this.draft, schemaId).filter(({ hidden }) => !hidden);
    return shown.map(({ parsed }) => this.prepareVisibleContent(parsed.value));
  }

  /** Removes the blocks that are hidden today, and resolves the deliveries of forms. */
  private prepareVisibleContent(content: unknown): unknown {
    const blocks = listAt(content, "/blocks");
    const shown = blocks.filter((block) => !this.draft.isOut(block));
    const left = shown.length === blocks.length ? content : { ...Object(content), blocks: shown };
    return resolveFormDeliveries(left, this.settings, this.draft.schemas);
  }

  private list(schemaId: string): readonly unknown[] {
    return listAt(this.visibleValues(schemaId)[0], "");
  }

  resolve(schemaId: string, value: unknown): unknown {
    const language = schemasOutsidePages.includes(schemaId) ? undefined : this.settings.language;
    return this.walker.map(schemaId, value, (node, inside) =>
      this.resolveNode(node, inside, language),
    );
  }

  private resolveNode(node: Visit, inside: () => unknown, language?: string): unknown {
    const { value, schema } = node;
    const { settings, collections, facts, draft, labels } = this;
    if (schema.collection) return chooseEntries(value, collections[schema.collection] ?? []);
    const { media } = draft;
    if (typeof value === "string")
      return resolveText(value, schema, { facts, dialing: settings.firm, media, language });
    const made = withBodyMedia(inside(), schema, { written: value, folder: draft });
    const resolver = draft.resolvers[schema.$id ?? ""];
    return resolver
      ? resolver(made, { settings, labels, collections, today: draft.today, sizeOf: draft.sizeOf })
      : made;
  }
}

/**
 * Returns the entries that a field names, in the order of the field and without expired ones.
 * Returns all entries for "all", and a single entry for a single name.
 */
function chooseEntries(written: unknown, entries: readonly unknown[]): unknown {
  if (written === "all") return entries;
  const byId = new Map(entries.map((entry) => [(entry as { id: string }).id, entry]));
  return Array.isArray(written)
    ? written.flatMap((id) => byId.get(id) ?? [])
    : byId.get(String(written));
}

/** Compares articles by date, newest first; articles of the same day by id. */
export function compareNewestFirst(a: Article, b: Article): number {
  return compareStrings(b.date, a.date) || compareStrings(a.id, b.id);
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of nonLazyValues(value)) deepFreeze(inner);
  return Object.freeze(value);
}
