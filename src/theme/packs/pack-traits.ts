import { firstPack, type PackName } from "./pack-names.ts";
import type { PackPalette } from "./pack-palette.ts";

/** Properties of a style pack that code outside its style sheets needs. */
interface PackTraits {
  /** Remarks stand in a margin of the sheet. */
  margin: boolean;
  /** A figure of trust stands inside an engraved ring. */
  seal: boolean;
  /** Plans of which each holds the one before it rise like a stair, instead of being the columns of a table. */
  stair: boolean;
  /** A plan shows on half a dial how many of all features it has. */
  gauge: boolean;
  /** The town in the place of a map is drawn by a land surveyor; else it is an ornament, `--town`. */
  surveyed: boolean;
  /** The colour that the foot of a page stands on. */
  foot: keyof PackPalette;
  /** How heavy letters are on share cards. */
  letters: { headline: number; sign: number };
  icon: IconLook;
}

/** The site's icon on a square of 64: its first letter, and what stands below or beside it. */
interface IconLook {
  weight: number;
  ground: keyof PackPalette;
  letter: keyof PackPalette;
  mark: keyof PackPalette;
  /** The mark is drawn by lines, or filled. */
  drawn: "stroke" | "fill";
  path: string;
}

const traits: Record<PackName, PackTraits> = {
  "livro-razao": {
    margin: true,
    seal: true,
    stair: false,
    gauge: false,
    surveyed: true,
    foot: "paper",
    letters: { headline: 340, sign: 420 },
    // The double rule that closes a sum.
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
    // A tile with its quarter disc.
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
    // The sun goes down.
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

/** The traits of the pack that a site names, or of the first. */
export function packTraits(pack: PackName = firstPack): PackTraits {
  return traits[pack];
}
