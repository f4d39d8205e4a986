import type { FileEntry } from "../../load/files/file-store.ts";
import type { PictureProblem } from "../../model/parsed-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Json } from "../../yaml/edit/change.ts";

/** Properties of a media file, known without reading it again. */
export interface MediaFileMetadata {
  width?: number;
  height?: number;
  isMoving?: true;
  bytes?: number;
  /** Why the picture cannot be shown. */
  broken?: PictureProblem;
}

/**
 * Props of rendered pictures, by file and background (`renditionKey`). Only Node can produce them.
 */
export type PicturePropsByRendition = Readonly<Record<string, object>>;

/** The initial state. It contains all that the worker needs except the texts. */
export interface InitialState {
  /** The content folder as diagnostics name it. */
  folder: string;
  schemas: Schemas;
  paths: readonly FileEntry[];
  pictures: Readonly<Record<string, MediaFileMetadata>>;
  placed: PicturePropsByRendition;
  /** The day for which the site is shown; today if undefined. */
  date?: string;
  /** Hash of the site code that the studio's scripts contain. */
  code?: string;
}

/** The part of the initial state that describes files other than texts. */
export type InitialMediaState = Pick<InitialState, "paths" | "pictures" | "placed">;

/** Texts that differ from the ones the worker has; `null` for a removed file. */
export type FileTextUpdates = readonly (readonly [path: string, text: string | null])[];

/** A route of the site. */
export interface RouteInfo {
  route: string;
  title: string;
  file: string;
  kind: "page" | "article";
  /** True if visitors do not see it: a draft, scheduled, or expired. */
  hidden: boolean;
}

/** What can be opened: the routes, and all files with their schema. */
export interface SiteOverview {
  routes: readonly RouteInfo[];
  kinds: Readonly<Record<string, string>>;
}

/** The overview and the rendered page; no page if none can be rendered. */
export interface RenderResult {
  overview: SiteOverview;
  parts?: PageParts;
}

/** A page as rendered for editing. All markup carries source markers. */
export interface PageParts {
  route: string;
  title: string;
  description: string;
  file: string;
  kind: "page" | "article";
  language: string;
  header: string;
  /**
   * `index` is the position of the block in its file; `fault` says why a block of the site's own
   * code failed to render.
   */
  blocks: readonly { type: string; index: number; html: string; fault?: string }[];
  footer: string;
  /** CSS custom properties of the theme. */
  tokens: string;
  /** The current texts of facts, by name. */
  facts: Readonly<Record<string, string>>;
  /** The places that source markers refer to, by number. */
  places: readonly string[];
  /** True if visitors do not see the page on the day for which it is shown. */
  isAbsent?: boolean;
  /** True if errors prevent rendering the newest texts. This is then an older state. */
  stale?: boolean;
}

/** A rendered block type in one of its variants, as it can be added to a page. */
export interface BlockThumbnailData {
  /** Schema of the block. */
  id: string;
  type: string;
  /** The field that selects the variant, and its value; `undefined` if there is only one. */
  look?: { field: string; value: string };
  /** The block to insert. */
  value: Json;
  /** The error to fix after inserting it; `undefined` if it is valid. */
  told?: string;
  /** True if it renders nothing on this page. */
  isAbsent: boolean;
  /** Its markup on this site; empty if it cannot be rendered. */
  html: string;
}
