import { type ArticleRouteSettings, articleListRoute } from "../model/routes.ts";
import type { Category } from "../model/types.ts";
import type { ArticleCard, CategoryChoice, Listing } from "../ui/block-props.ts";
import { fill } from "../ui/format/format-amount.ts";

/** A listing and its URL path. */
export interface ListingPage {
  route: string;
  /** The title and description of the page, if they differ from the list's own. */
  title?: string;
  description?: string;
  listing: Listing;
}

interface ListingInput {
  /** All articles, newest first. */
  cards: ArticleCard[];
  /** The featured article, if the page shows one. */
  featured?: ArticleCard;
  categories: readonly Category[];
  routes: ArticleRouteSettings;
  labels: { categoryTitle: string; pageOf: string };
}

/**
 * Creates all pages of an article list: the whole list, then each category with articles, each
 * paginated by `perPage`. The featured article is separate on the first page only. It is part of
 * the list if it is the only article, so that no list is empty.
 */
export function createListingPages(source: ListingInput): ListingPage[] {
  const { cards, categories, routes } = source;
  const groups = groupByCategory(cards);
  const used = categories.filter((category) => groups.has(category.id));
  const scopes = [undefined, ...used].map((category) => ({
    category,
    cards: category ? (groups.get(category.id) ?? []) : cards,
  }));
  return scopes.flatMap((scope) => {
    const choices = toCategoryChoices(used, groups, cards.length, routes, scope.category?.id);
    const common = { total: cards.length, latest: cards[0]?.date, categories: choices };
    return paginate({ ...source, ...scope, common });
  });
}

interface ListingScope extends Omit<ListingInput, "categories"> {
  category?: Category;
  common: Pick<Listing, "total" | "latest" | "categories">;
}

function paginate({
  category,
  cards,
  featured,
  routes,
  labels,
  common,
}: ListingScope): ListingPage[] {
  const isApart = featured && cards.length > 1 && cards.includes(featured);
  const shown = isApart ? featured : undefined;
  const rest = cards.filter((card) => card !== shown);
  const last = Math.max(1, Math.ceil(rest.length / routes.perPage));
  const address = (number: number) => articleListRoute(routes, category?.id, number);
  return Array.from({ length: last }, (_, index) => {
    const current = index + 1;
    const start = index * routes.perPage;
    const listing: Listing = {
      ...common,
      featured: current === 1 ? shown : undefined,
      articles: rest.slice(start, start + routes.perPage),
      count: cards.length,
      category: category && { id: category.id, label: category.label },
      pagination: {
        current,
        last,
        previous: current > 1 ? address(current - 1) : undefined,
        next: current < last ? address(current + 1) : undefined,
      },
    };
    return {
      route: address(current),
      title: pageTitle(labels, category, current, last),
      description: category?.description,
      listing,
    };
  });
}

function pageTitle(
  labels: ListingScope["labels"],
  category: Category | undefined,
  n: number,
  total: number,
) {
  const title = category && fill(labels.categoryTitle, { category: category.label });
  if (n === 1) return title;
  return [title, fill(labels.pageOf, { n, total })].filter(Boolean).join(", ");
}

function toCategoryChoices(
  categories: readonly Category[],
  groups: Map<string, ArticleCard[]>,
  total: number,
  routes: ArticleRouteSettings,
  current: string | undefined,
): CategoryChoice[] {
  const all = {
    id: "",
    label: "",
    count: total,
    to: routes.route,
    inPlaceTo: routes.route,
    current: current === undefined,
  };
  const own = categories.map(({ id, label }) => ({
    id,
    label,
    count: groups.get(id)?.length ?? 0,
    to: articleListRoute(routes, id),
    inPlaceTo: `${routes.route}?${routes.categorySegment}=${id}`,
    current: id === current,
  }));
  return [all, ...own];
}

function groupByCategory(cards: ArticleCard[]): Map<string, ArticleCard[]> {
  const groups = new Map<string, ArticleCard[]>();
  for (const card of cards) {
    const group = groups.get(card.category.id);
    if (group) group.push(card);
    else groups.set(card.category.id, [card]);
  }
  return groups;
}
