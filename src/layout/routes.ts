import { getBlockTraits } from "../blocks/traits.ts";
import { articleListRoute, articleRoute, searchRoute } from "../model/routes.ts";
import type { Article, Block, Category, Labels, Page, SiteSettings } from "../model/types.ts";
import type { ArticleCard, PageInfo } from "../ui/block-props.ts";
import { createListingPages } from "./listing-pages.ts";

/** The resolved content of a site, from which routes are made. */
export interface SiteContent {
  settings: SiteSettings;
  pages: readonly Page[];
  articles: readonly Article[];
  categories: readonly Category[];
  team: readonly { id: string; name: string }[];
}

/** A block, and the information about its page that it needs. */
export interface RouteBlock {
  block: Block;
  page: PageInfo;
}

/** One route of the site and its content. */
export interface Route {
  route: string;
  /** The list page, if this page shows one of its categories or further parts. */
  base?: string;
  title: string;
  description: string;
  /** Whether search engines are asked not to index the page. */
  noindex?: boolean;
  content:
    | { kind: "blocks"; blocks: RouteBlock[] }
    | { kind: "article"; article: ArticlePageContent }
    | { kind: "search"; search: SearchPageContent };
}

/** The content of the search page. */
export interface SearchPageContent {
  /** All searchable pages: the home page, then the others by title. */
  pages: PageLink[];
  articles: PageLink[];
  /** The URL of the search index, once it is built. */
  index?: string;
}

/** A link to a page by its title. */
export interface PageLink {
  to: string;
  title: string;
}

/** The labels from which titles of routes are made. */
type RouteStrings = Pick<Labels, "search"> & {
  articles: Pick<Labels["articles"], "categoryTitle" | "pageOf">;
};

/** An article with its related articles, and the articles published before and after it. */
export interface ArticlePageContent {
  article: Article;
  card: ArticleCard;
  related: ArticleCard[];
  previous?: ArticleCard;
  next?: ArticleCard;
}

/**
 * Returns all routes of a site: its pages, the further pages and the categories of the article
 * list, the articles, and the search page if the site has one.
 */
export function toRoutes(site: SiteContent, labels: RouteStrings): Route[] {
  const cards = toArticleCards(site);
  const pages = site.pages.flatMap((page) => pageRoutes(page, site, cards, labels.articles));
  const views = [...pages, ...articleRoutes(site, cards)];
  return site.settings.search ? [...views, createSearchRoute(views, site, labels.search)] : views;
}

/**
 * Whether a page appears in the site search. Noindex pages and the page for missing addresses do
 * not. Neither do the categories and the further pages of a list: their entries are searchable
 * themselves.
 */
export function isSearchable({ route, noindex, base }: Route): boolean {
  return route !== "/404" && !noindex && base === undefined;
}

/** Creates the route of the search page, which search engines are asked not to index. */
function createSearchRoute(
  views: readonly Route[],
  { settings }: Pick<SiteContent, "settings">,
  labels: Labels["search"],
): Route {
  const { title, description } = labels;
  const found = views.filter(isSearchable);
  const links = (isWanted: (view: Route) => boolean) =>
    found.filter(isWanted).map((view) => ({ to: view.route, title: view.title }));
  const search = {
    pages: sortByTitle(
      links(({ content }) => content.kind !== "article"),
      settings.language,
    ),
    articles: links(({ content }) => content.kind === "article"),
  };
  const route = searchRoute(labels);
  return { route, title, description, noindex: true, content: { kind: "search", search } };
}

/** Sorts links alphabetically by title, after the home page. */
function sortByTitle(links: readonly PageLink[], language: string): PageLink[] {
  const { compare } = new Intl.Collator(language);
  const isFirst = ({ to }: PageLink) => Number(to === "/");
  return links.toSorted((a, b) => isFirst(b) - isFirst(a) || compare(a.title, b.title));
}

/**
 * Returns the text of the title element: the page title. Adds the firm's name if the title lacks
 * it.
 */
export function documentTitle({ title }: Pick<Route, "title">, { firm }: SiteSettings): string {
  return title.includes(firm.name) ? title : `${title} · ${firm.name}`;
}

function pageRoutes(
  page: Page,
  site: SiteContent,
  cards: ArticleCard[],
  labels: { categoryTitle: string; pageOf: string },
): Route[] {
  const { articles } = site.settings;
  if (page.route !== articles?.route) return [toPageRoute(page, undefined)];
  const apart = page.blocks.some((block) => getBlockTraits(block).takesFeatured);
  const featured = apart ? cards.find((_, index) => site.articles[index]?.featured) : undefined;
  const { categories } = site;
  const listings = createListingPages({ cards, featured, categories, routes: articles, labels });
  return listings.map(({ route, title = page.title, description = page.description, listing }) => ({
    ...toPageRoute({ ...page, route, title, description }, listing),
    base: route === page.route ? undefined : page.route,
  }));
}

function toPageRoute(page: Page, listing: PageInfo["listing"]): Route {
  const { route, title, description, noindex } = page;
  // A temporary notice at the top does not count as the first block.
  const opening = page.blocks.findIndex((block) => !getBlockTraits(block).isTemporary);
  const blocks = page.blocks.map((block, index) => ({
    block,
    page: { route, title, first: index === opening, index, listing },
  }));
  return { route, title, description, noindex, content: { kind: "blocks", blocks } };
}

function articleRoutes(site: SiteContent, cards: ArticleCard[]): Route[] {
  const relatedTo = createRelatedArticlesFinder(cards);
  return site.articles.map((article, index) => {
    const card = cards[index] as ArticleCard;
    const related = relatedTo(card);
    const view = {
      article,
      card,
      related,
      previous: cards[index + 1],
      next: cards[index - 1],
    };
    return {
      route: card.to,
      title: article.title,
      description: article.excerpt,
      content: { kind: "article", article: view },
    };
  });
}

/**
 * Creates a function that returns two articles to read after another one: of the same category
 * first, then the newest.
 */
function createRelatedArticlesFinder(
  cards: readonly ArticleCard[],
): (card: ArticleCard) => ArticleCard[] {
  // Three per category and five overall are enough to find two other articles for any article.
  const newest = cards.slice(0, 5);
  const byCategory = new Map<string, ArticleCard[]>();
  for (const card of cards) {
    const own = byCategory.get(card.category.id) ?? [];
    byCategory.set(card.category.id, own);
    if (own.length < 3) own.push(card);
  }
  return (card) => {
    const same = (byCategory.get(card.category.id) ?? []).filter((other) => other !== card);
    const all = [...same.slice(0, 2), ...newest.filter((other) => other !== card)];
    return [...new Set(all)].slice(0, 2);
  };
}

function toArticleCards({ settings, articles, categories, team }: SiteContent): ArticleCard[] {
  const root = settings.articles;
  if (!root) return [];
  const labels = new Map(categories.map((category) => [category.id, category.label]));
  const names = new Map(team.map((member) => [member.id, member.name]));
  return articles.map((article) => ({
    id: article.id,
    title: article.title,
    excerpt: article.excerpt,
    image: article.image,
    date: article.date,
    readingMinutes: article.readingMinutes,
    author: article.author && (names.get(article.author) ?? article.author),
    to: articleRoute(root, article.id),
    category: {
      id: article.category,
      label: labels.get(article.category) ?? article.category,
      to: articleListRoute(root, article.category),
    },
  }));
}
