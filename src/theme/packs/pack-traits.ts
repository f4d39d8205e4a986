import { firstPack, type PackName } from "./pack-names.ts";
import type { PackPalette } from "./pack-palette.ts";

/** Properties of a style pack that are used outside its style sheets. */
interface PackTraits {
  /** Whether remarks are in a margin of the sheet. */
  margin: boolean;
  /** Whether the hero's badge has an engraved ring. */
  seal: boolean;
  /** Whether cumulative plans are shown as a stair instead of the columns of a table. */
  stair: boolean;
  /** Whether a plan shows its share of all features on a half dial. */
  gauge: boolean;
  /** Whether `MapPlaceholder` draws the map placeholder; otherwise it is the ornament `--town`. */
  surveyed: boolean;
  /** The background colour of the footer. */
  foot: keyof PackPalette;
  /** Font weights on share cards. */
  letters: { headline: number; sign: number };
  icon: IconDesign;
}

/** The site's icon on a 64 px square: its first letter, and the mark below or beside it. */
interface IconDesign {
  weight: number;
  ground: keyof PackPalette;
  letter: keyof PackPalette;
  mark: keyof PackPalette;
  /** Whether the mark is stroked or filled. */
  drawn: "stroke" | "fill";
  path: string;
}

const traitsByPack: Record<PackName, PackTraits> = {
  "livro-razao": {
    margin: true,
    seal: true,
    stair: false,
    gauge: false,
    surveyed: true,
    foot: "paper",
    letters: { headline: 340, sign: 420 },
    // The mark is the double rule below a sum.
    icon: {
      weight: 400,
      ground: "paper",
      letter: "ink",
      mark: "accentLine",
      drawn: "stroke",
      path: "M12 51h40M12 57h40",
    },
  },
  azulejo: {
    margin: false,
    seal: false,
    stair: true,
    gauge: false,
    surveyed: false,
    foot: "floor",
    letters: { headline: 400, sign: 400 },
    // The mark is the quarter disc of a tile.
    icon: {
      weight: 400,
      ground: "deep",
      letter: "onDeep",
      mark: "action",
      drawn: "fill",
      path: "M64 64H44A20 20 0 0 1 64 44Z",
    },
  },
  "relogio-de-sol": {
    margin: false,
    seal: false,
    stair: false,
    gauge: true,
    surveyed: false,
    foot: "floor",
    letters: { headline: 600, sign: 600 },
    // The mark is the setting sun.
    icon: {
      weight: 600,
      ground: "deep",
      letter: "onDeep",
      mark: "action",
      drawn: "fill",
      path: "M20 64A12 12 0 0 1 44 64Z",
    },
  },
};

/** Returns the traits of a pack; by default those of the first. */
export function packTraits(pack: PackName = firstPack): PackTraits {
  return traitsByPack[pack];
}
