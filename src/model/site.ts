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

/** The whole content of a site, resolved and frozen: the input for rendering pages. */
export interface Site {
  settings: SiteSettings;
  theme: Theme;
  labels: Labels;
  /** The pages, in file order. */
  pages: Page[];
  /** The articles, newest first. */
  articles: Article[];
  services: Service[];
  plans: Plan[];
  faq: FaqEntry[];
  testimonials: Testimonial[];
  team: Member[];
  resources: Resource[];
  /** Events that are not over. */
  events: Event[];
  categories: Category[];
  redirects: Redirect[];
  addresses: Address[];
  /** Generated downloads, in file order. */
  documents: Document[];
  spreadsheets: Spreadsheet[];
  /** The collections that the site's own code defines, by name. */
  own: Readonly<Record<string, readonly unknown[]>>;
  /** The ISO calendar date of the build. */
  today: string;
  /** The absolute path of the media folder. */
  media: string;
  /** The absolute path of the site's own code. The folder may not exist. */
  code: string;
}
