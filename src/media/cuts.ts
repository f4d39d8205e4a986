import type { Scheme, Tone } from "./svg.ts";

/** A drawing for one colour scheme, as a `source` element names it. */
export interface SchemeSource {
  media: string;
  srcset: string;
}

/** The addresses of the cut for small slots. */
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

/** A cut and how it is printed. */
export interface Cut extends CutFile {
  name: CutName;
  /** Whose colours it is printed in. */
  scheme: Scheme;
}

/**
 * What is printed of a drawing, from the cuts that lie beside it, as `npm run draw` leaves them.
 * Where none was drawn for the dark, the one for the light is printed in the dark's colours too; so
 * it is on the dark ground, which is the same in both schemes.
 *
 * @param read gives a file of the media folder, and throws where there is none
 * @throws what `read` throws, where the drawing itself is missing
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

/** What a page needs to know of the cuts, from their addresses. */
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

/** The address of the dark print, unless it is the same file. */
function otherThan(light: string | undefined, dark: string | undefined): string | undefined {
  return dark === light ? undefined : dark;
}
