import type { BlockOf, BlockType, Image, Labels, Page, SiteSettings } from "../model/types.ts";
import type { PackName } from "../theme/packs/pack-names.ts";

/** The site data that every block receives besides its own fields. */
export interface SiteInfo {
  settings: SiteSettings;
  labels: Labels;
  /** The style pack of its look, where it names one. */
  pack?: PackName;
  /** The logo shown instead of the name, for the page background. */
  logo?: Image;
  /** The logo for the footer background. */
  footLogo?: Image;
}

/** An article as a list shows it: no body. */
export interface ArticleCard {
  id: string;
  title: string;
  excerpt: string;
  image?: Image;
  category: { id: string; label: string; to: string };
  /** ISO calendar date, e.g. "2024-01-15". */
  date: string;
  /** Who wrote it, by name. */
  author?: string;
  readingMinutes: number;
  to: string;
}

/** One choice of the category filter; the first one means all articles. */
export interface CategoryChoice {
  id: string;
  label: string;
  count: number;
  /** The prerendered page of the category. */
  to: string;
  /** The address of the same choice when the list filters in place. */
  inPlaceTo: string;
  current: boolean;
}

/** The articles that a page lists, already filtered and cut into pages. */
export interface Listing {
  featured?: ArticleCard;
  articles: ArticleCard[];
  categories: CategoryChoice[];
  /** All articles of the site. */
  total: number;
  /** The articles of the chosen category, the featured one included. */
  count: number;
  category?: { id: string; label: string };
  pagination: {
    current: number;
    last: number;
    previous?: string;
    next?: string;
  };
  /** ISO date of the newest article of the site. */
  latest?: string;
}

/** The page data that every block receives. */
export interface PageInfo {
  route: Page["route"];
  title: string;
  /** The block stands first on its page: its title is the h1, its picture loads at once. */
  first: boolean;
  /** The block's place on its page, from 0: makes ids unique. */
  index: number;
  listing?: Listing;
}

/** The props of the component of a block with these fields. */
export interface BlockPropsOf<Fields> {
  block: Fields;
  site: SiteInfo;
  page: PageInfo;
}

/** The props of the component of the engine's block type T. */
export type BlockProps<T extends BlockType> = BlockPropsOf<BlockOf<T>>;
