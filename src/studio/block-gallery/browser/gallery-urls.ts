import { type PackName, packNames } from "../../../theme/packs/pack-names.ts";

/** The URL path of the gallery in the live preview. All other paths are below it. */
export const galleryPath = "/@prelo/blocks";

/**
 * The URL path that renders variants of blocks as a page of the site: one, or several below each
 * other.
 */
export const framePath = `${galleryPath}/frame`;

/** The URL path of the machine-readable index, a `GalleryIndex`. */
export const galleryIndexPath = `${galleryPath}/list.json`;

/**
 * The URL path of the placeholder for pictures to which examples refer and which the site lacks.
 */
export const placeholderPath = `${galleryPath}/placeholder.svg`;

/** The event that tells open gallery pages to reload. */
export const galleryEvent = "prelo:gallery";

/** The page widths that the user can select, in CSS px. */
export const frameWidths = [360, 768, 1440] as const;

export type ColorScheme = "light" | "dark";

/** The view options of a gallery page, which are stored in its URL. */
export interface ViewOptions {
  /** The style pack; "all" shows every style pack, one below the other. */
  pack: PackName | "all";
  /** The colour scheme; that of the system if undefined. */
  scheme?: ColorScheme;
  width: (typeof frameWidths)[number];
}

/** What a gallery contains. */
export interface GalleryIndex {
  packs: readonly PackName[];
  /**
   * The block variants that can be rendered: name ("hero" or "hero.full"), type, and whether the
   * block may open a page.
   */
  samples: readonly { name: string; type: string; opens: boolean }[];
}

/** Parses view options from a query string. Missing and unknown options get their default. */
export function parseViewOptions(query: URLSearchParams, usual: PackName): ViewOptions {
  const pack = query.get("pack");
  const width = Number(query.get("width"));
  return {
    pack: pack === "all" ? pack : (packNames.find((name) => name === pack) ?? usual),
    scheme: colorSchemeFromQuery(query),
    width: frameWidths.find((each) => each === width) ?? 1440,
  };
}

/** Returns the colour scheme in a query string; `undefined` if there is none. */
export function colorSchemeFromQuery(query: URLSearchParams): ColorScheme | undefined {
  const scheme = query.get("scheme");
  return scheme === "light" || scheme === "dark" ? scheme : undefined;
}

/** Returns the URL that renders variants. If `samples` is empty, it renders all variants. */
export function frameUrl({ pack, scheme, samples = [] }: GalleryFrameOptions): string {
  const query = new URLSearchParams({ pack, ...(scheme && { scheme }) });
  for (const sample of samples) query.append("sample", sample);
  return `${framePath}?${query}`;
}

/** What a frame shows. */
export interface GalleryFrameOptions {
  pack: PackName;
  scheme?: ColorScheme;
  /** Names of variants, or block types. */
  samples?: readonly string[];
}
