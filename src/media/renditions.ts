import type { BackgroundTone, DrawingColorScheme } from "./svg.ts";

/** A rendition for one colour scheme, as attributes of a `source` element. */
export interface ColorSchemeSource {
  media: string;
  srcset: string;
}

/** The addresses of the renditions for small slots. */
export interface SmallRenditionUrls {
  src: string;
  darkSrc?: string;
}

type RenditionName = "whole" | "dark" | "small" | "small-dark";

interface RenditionFile {
  /** The path of the file below the media folder. */
  src: string;
  source: Buffer;
}

/** A rendition and the colours in which it is drawn. */
export interface Rendition extends RenditionFile {
  name: RenditionName;
  /** The colour scheme of the rendition. */
  scheme: DrawingColorScheme;
}

/**
 * Finds the renditions of a drawing: the files next to it that `npm run draw` writes. If there is
 * no dark file, the light file is also drawn in the dark colours. On the deep background, which is
 * the same in both schemes, a dark file is not used.
 *
 * @param read reads a file of the media folder, and throws if there is none
 * @throws the error of `read`, if the drawing itself is missing
 */
export async function findRenditions(
  { src, tone = "paper" }: { src: string; tone?: BackgroundTone },
  read: (src: string) => Promise<Buffer>,
): Promise<Rendition[]> {
  const beside = async (name: RenditionName) => {
    const path = src.replace(/\.svg$/i, `-${name}$&`);
    const source = await read(path).catch(() => undefined);
    return source && { src: path, source };
  };
  const pair = async (
    light: RenditionName,
    dark: RenditionName,
    file: RenditionFile,
  ): Promise<Rendition[]> => {
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

/** Converts the addresses of renditions to the properties of pictures on pages. */
export function toRenditionSources(address: ReadonlyMap<RenditionName, string>): {
  sources?: ColorSchemeSource[];
  small?: SmallRenditionUrls;
} {
  const small = address.get("small");
  const dark = darkUnlessSame(address.get("whole"), address.get("dark"));
  const darkSrc = darkUnlessSame(small, address.get("small-dark"));
  return {
    ...(dark && { sources: [{ media: "(prefers-color-scheme:dark)", srcset: dark }] }),
    ...(small && { small: darkSrc ? { src: small, darkSrc } : { src: small } }),
  };
}

/**
 * Returns the address of the dark rendition. Returns `undefined` if it is the same file as the
 * light one.
 */
function darkUnlessSame(light: string | undefined, dark: string | undefined): string | undefined {
  return dark === light ? undefined : dark;
}
