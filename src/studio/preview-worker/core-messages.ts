import type { Listed } from "../../load/files/files.ts";
import type { BrokenPicture } from "../../model/raw-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Json } from "../../yaml/edit/change.ts";

/** What is known of a file of the media folder without opening it again. */
export interface KnownPicture {
  width?: number;
  height?: number;
  isMoving?: true;
  bytes?: number;
  /** Why the picture cannot be shown. */
  broken?: BrokenPicture;
}

/** How a picture stands on a page, by its file and ground: what only Node can make. */
export type PlacedPictures = Readonly<Record<string, object>>;

/** What the core needs besides the texts. */
export interface Brought {
  /** The content folder as messages name it. */
  folder: string;
  schemas: Schemas;
  paths: readonly Listed[];
  pictures: Readonly<Record<string, KnownPicture>>;
  placed: PlacedPictures;
  /** The day as of which the site is shown; today unless told. */
  date?: string;
  /** The mark of the site's own code that the studio's scripts bring along. */
  code?: string;
}

/** The part of `Brought` that tells of files which are no texts. */
export type BroughtLook = Pick<Brought, "paths" | "pictures" | "placed">;

/** Texts that differ from what the core knows; `null` for a file that is gone. */
export type Texts = readonly (readonly [path: string, text: string | null])[];

/** An address of the site. */
export interface RouteInfo {
  route: string;
  title: string;
  file: string;
  kind: "page" | "article";
  /** Visitors do not see it: a draft, not due yet, or over. */
  hidden: boolean;
}

/** What there is to open: addresses, and all files with the schema that each follows. */
export interface Overview {
  routes: readonly RouteInfo[];
  kinds: Readonly<Record<string, string>>;
}

/** What there is to open, and a page of it; no page where no file makes one. */
export interface Looked {
  overview: Overview;
  parts?: PageParts;
}

/** A page as it is shown while it is edited; all markup carries traces. */
export interface PageParts {
  route: string;
  title: string;
  description: string;
  file: string;
  kind: "page" | "article";
  language: string;
  header: string;
  /** `index` is the place of the block in its file; `fault` says why a block of the site's own is not shown. */
  blocks: readonly { type: string; index: number; html: string; fault?: string }[];
  footer: string;
  /** Custom properties of the theme, as CSS. */
  tokens: string;
  /** The texts of what `${…}` may name. */
  facts: Readonly<Record<string, string>>;
  /** All places of traces, by their number. */
  places: readonly string[];
  /** On the day as of which it is shown visitors do not see it. */
  isAbsent?: boolean;
  /** What keeps the newest texts from being shown: the page is that of before. */
  stale?: boolean;
}

/** A kind of block as it can be added to a page, in one of its looks. */
export interface DrawnSample {
  /** Of its schema. */
  id: string;
  type: string;
  /** The field that gives it this look, and which one it is; nothing where there is only one. */
  look?: { field: string; value: string };
  /** What is added. */
  value: Json;
  /** What will have to be put right once it stands on the page; nothing where it is right. */
  told?: string;
  /** It shows nothing on this page. */
  isAbsent: boolean;
  /** As it looks on this site; empty where it cannot be shown. */
  html: string;
}
