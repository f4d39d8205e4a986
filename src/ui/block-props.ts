import type { BlockOf, BlockType, Image, Labels, Page, SiteSettings } from "../model/types.ts";
import type { PackName } from "../theme/packs/pack-names.ts";

/** The site data that every block receives besides its own fields. */
export interface SiteInfo {
  settings: SiteSettings;
  labels: Labels;
  /** The style pack of the theme, if it names one. */
  pack?: PackName;
  /** The logo shown instead of the name, on the page background. */
  logo?: Image;
  /** The logo on the footer background. */
  footLogo?: Image;
}

/** An article as lists show it, without its body. */
export interface ArticleCard {
  id: string;
  title: string;
  excerpt: string;
  image?: Image;
  category: { id: string; label: string; to: string };
  /** ISO calendar date, e.g. "2024-01-15". */
  date: string;
  /** The author's name. */
  author?: string;
  readingMinutes: number;
  to: string;
}

/** One choice of the category filter; the first one means all articles. */
export interface CategoryChoice {
  id: string;
  label: string;
  count: number;
  /** The URL of the prerendered page of the category. */
  to: string;
  /** The URL of the same choice when the list filters in place. */
  inPlaceTo: string;
  current: boolean;
}

/** The articles of a page, already filtered and paginated. */
export interface Listing {
  featured?: ArticleCard;
  articles: ArticleCard[];
  categories: CategoryChoice[];
  /** The number of articles on the site. */
  total: number;
  /** The number of articles in the chosen category, including the featured one. */
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
  /**
   * Whether the block is the first on its page. Its title is then the h1, and its picture loads
   * eagerly.
   */
  first: boolean;
  /** The index of the block on its page, from 0; makes ids unique. */
  index: number;
  listing?: Listing;
}

/** The props of the component for a block with these fields. */
export interface BlockPropsOf<Fields> {
  block: Fields;
  site: SiteInfo;
  page: PageInfo;
}

/** The props of the component for the engine's block type T. */
export type BlockProps<T extends BlockType> = BlockPropsOf<BlockOf<T>>;
