import { type PackName, packNames } from "../../../theme/packs/pack-names.ts";

/** URL of the gallery in the live preview; all other URLs are below it. */
export const galleryPath = "/@prelo/blocks";

/**
 * The URL that renders one variant of a block, or several one below the other, as a page of the
 * site.
 */
export const framePath = `${galleryPath}/frame`;

/** The URL of the machine-readable index, a `GalleryIndex`. */
export const galleryIndexPath = `${galleryPath}/list.json`;

/** The URL of the placeholder for pictures that examples refer to and the site does not have. */
export const placeholderPath = `${galleryPath}/placeholder.svg`;

/** The event that tells open gallery pages to reload. */
export const galleryEvent = "prelo:gallery";

/** Selectable page widths, in CSS px. */
export const frameWidths = [360, 768, 1440] as const;

export type ColorScheme = "light" | "dark";

/** View options of a gallery page, stored in its URL. */
export interface ViewOptions {
  /** "all" shows every style pack, one below the other. */
  pack: PackName | "all";
  /** The colour scheme; that of the system if undefined. */
  scheme?: ColorScheme;
  width: (typeof frameWidths)[number];
}

/** What a gallery contains. */
export interface GalleryIndex {
  packs: readonly PackName[];
  /**
   * Block variants that can be rendered: name ("hero" or "hero.full"), type, and whether it opens
   * pages.
   */
  samples: readonly { name: string; type: string; opens: boolean }[];
}

/** Parses view options from a query string. Missing and unknown ones get their default. */
export function parseViewOptions(query: URLSearchParams, usual: PackName): ViewOptions {
  const pack = query.get("pack");
  const width = Number(query.get("width"));
  return {
    pack: pack === "all" ? pack : (packNames.find((name) => name === pack) ?? usual),
    scheme: colorSchemeFromQuery(query),
    width: frameWidths.find((each) => each === width) ?? 1440,
  };
}

/** Returns the colour scheme in a query string. */
export function colorSchemeFromQuery(query: URLSearchParams): ColorScheme | undefined {
  const scheme = query.get("scheme");
  return scheme === "light" || scheme === "dark" ? scheme : undefined;
}

/** Returns the URL of rendered variants. If `samples` is empty, it renders all of them. */
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
