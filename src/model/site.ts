import type {
  Address,
  Article,
  Category,
  Document,
  Event,
  FaqEntry,
  Labels,
  Member,
  Page,
  Plan,
  Redirect,
  Resource,
  Service,
  SiteSettings,
  Spreadsheet,
  Testimonial,
  Theme,
} from "./types.ts";

/** The whole content of a site, resolved and frozen: what pages are made from. */
export interface Site {
  settings: SiteSettings;
  theme: Theme;
  labels: Labels;
  /** In the order of their files. */
  pages: Page[];
  /** Newest first. */
  articles: Article[];
  services: Service[];
  plans: Plan[];
  faq: FaqEntry[];
  testimonials: Testimonial[];
  team: Member[];
  resources: Resource[];
  /** What has a day, without those that are over. */
  events: Event[];
  categories: Category[];
  redirects: Redirect[];
  addresses: Address[];
  /** What people download, made from text and figures; in the order of their files. */
  documents: Document[];
  spreadsheets: Spreadsheet[];
  /** The collections of the site's own code, by their names. */
  own: Readonly<Record<string, readonly unknown[]>>;
  /** The ISO calendar date as of which the site is made. */
  today: string;
  /** The folder of the pictures: an absolute path. */
  media: string;
  /** The folder of the site's own code: an absolute path; there may be none. */
  code: string;
}
