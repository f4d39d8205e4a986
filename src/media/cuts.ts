import type { Scheme, Tone } from "./svg.ts";

/** A rendition for one colour scheme, as attributes of a `source` element. */
export interface SchemeSource {
  media: string;
  srcset: string;
}

/** The addresses of the rendition for small slots. */
export interface SmallCut {
  src: string;
  darkSrc?: string;
}

type CutName = "whole" | "dark" | "small" | "small-dark";

interface CutFile {
  /** Its path below the media folder. */
  src: string;
  source: Buffer;
}

/** A rendition and how it is painted. */
export interface Cut extends CutFile {
  name: CutName;
  /** The colour scheme of its colours. */
  scheme: Scheme;
}

/**
 * Finds the renditions of a drawing: the files next to it that `npm run draw` writes. Without a
 * dark file, the light one is also painted in the dark colours; except on the deep ground, which is
 * the same in both schemes.
 *
 * @param read reads a file of the media folder, and throws if there is none
 * @throws the error of `read`, if the drawing itself is missing
 */
export async function findCuts(
  { src, tone = "paper" }: { src: string; tone?: Tone },
  read: (src: string) => Promise<Buffer>,
): Promise<Cut[]> {
  const beside = async (name: CutName) => {
    const path = src.replace(/\.svg$/i, `-${name}$&`);
    const source = await read(path).catch(() => undefined);
    return source && { src: path, source };
  };
  const pair = async (light: CutName, dark: CutName, file: CutFile): Promise<Cut[]> => {
    const drawn = tone === "paper" ? await beside(dark) : undefined;
    return [
      { name: light, scheme: "light", ...file },
      { name: dark, scheme: "dark", ...(drawn ?? file) },
    ];
  };
  const small = await beside("small");
  const whole = await pair("whole", "dark", { src, source: await read(src) });
  return [...whole, ...(small ? await pair("small", "small-dark", small) : [])];
}

/** Converts the addresses of renditions to what a page needs. */
export function toCuts(address: ReadonlyMap<CutName, string>): {
  sources?: SchemeSource[];
  small?: SmallCut;
} {
  const small = address.get("small");
  const dark = otherThan(address.get("whole"), address.get("dark"));
  const darkSrc = otherThan(small, address.get("small-dark"));
  return {
    ...(dark && { sources: [{ media: "(prefers-color-scheme:dark)", srcset: dark }] }),
    ...(small && { small: darkSrc ? { src: small, darkSrc } : { src: small } }),
  };
}

/** The address of the dark rendition, unless it is the same file. */
function otherThan(light: string | undefined, dark: string | undefined): string | undefined {
  return dark === light ? undefined : dark;
}
