import { type PackName, packNames } from "../../../theme/packs/pack-names.ts";

/** Where the gallery of blocks stands in the live preview; all that it shows lies below. */
export const galleryAddress = "/@prelo/blocks";

/** Draws one look of a block, or all of them one below the other, as a page of the site shows them. */
export const frameAddress = `${galleryAddress}/frame`;

/** What there is to see, for programs: a `GalleryList`. */
export const listAddress = `${galleryAddress}/list.json`;

/** Stands for pictures that examples name and the site does not have. */
export const placeholderAddress = `${galleryAddress}/placeholder.svg`;

/** The event that tells pages of the gallery that they are not up to date any more. */
export const galleryEvent = "prelo:gallery";

/** The widths of a page that can be chosen, in CSS px. */
export const frameWidths = [360, 768, 1440] as const;

export type Scheme = "light" | "dark";

/** What is to be seen, as the address of a page of the gallery tells it. */
export interface Shown {
  /** Every style pack, one below the other, where it is "all". */
  pack: PackName | "all";
  /** What the system prefers, where none is told. */
  scheme?: Scheme;
  width: (typeof frameWidths)[number];
}

/** What there is to see in a gallery. */
export interface GalleryList {
  packs: readonly PackName[];
  /** The looks of blocks that can be drawn, by name, "hero" or "hero.full", with the type of each, and whether that opens pages. */
  samples: readonly { name: string; type: string; opens: boolean }[];
}

/** What an address asks for; what it does not tell, or nobody knows, is as usual. */
export function shownBy(query: URLSearchParams, usual: PackName): Shown {
  const pack = query.get("pack");
  const width = Number(query.get("width"));
  return {
    pack: pack === "all" ? pack : (packNames.find((name) => name === pack) ?? usual),
    scheme: schemeIn(query),
    width: frameWidths.find((each) => each === width) ?? 1440,
  };
}

/** The scheme that an address asks for. */
export function schemeIn(query: URLSearchParams): Scheme | undefined {
  const scheme = query.get("scheme");
  return scheme === "light" || scheme === "dark" ? scheme : undefined;
}

/** The address of drawn looks of blocks; of all that there are, where none is named. */
export function frameOf({ pack, scheme, samples = [] }: FrameLook): string {
  const query = new URLSearchParams({ pack, ...(scheme && { scheme }) });
  for (const sample of samples) query.append("sample", sample);
  return `${frameAddress}?${query}`;
}

/** What a frame shows. */
export interface FrameLook {
  pack: PackName;
  scheme?: Scheme;
  /** The names of looks, or types of blocks. */
  samples?: readonly string[];
}
