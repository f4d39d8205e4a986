import type { Tone } from "./svg.ts";

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

const names = ["dark", "small", "small-dark"] as const;
type CutName = (typeof names)[number];

interface Cut {
  name: CutName;
  /** Its path below the media folder. */
  src: string;
  source: Buffer;
}

/**
 * The cuts that lie beside a drawing, as `npm run draw` leaves them. On the dark ground, which is the
 * same in both schemes, a drawing has only its cut for small slots.
 *
 * @param read gives a file of the media folder, and throws where there is none
 */
export async function findCuts(
  { src, tone = "paper" }: { src: string; tone?: Tone },
  read: (src: string) => Promise<Buffer>,
): Promise<Cut[]> {
  const wanted = names.filter((name) => tone === "paper" || name === "small");
  const found = await Promise.all(
    wanted.map(async (name): Promise<Cut[]> => {
      const beside = src.replace(/\.svg$/i, `-${name}$&`);
      const source = await read(beside).catch(() => undefined);
      return source ? [{ name, src: beside, source }] : [];
    }),
  );
  return found.flat();
}

/** What a page needs to know of the cuts, from their addresses. */
export function toCuts(address: ReadonlyMap<CutName, string>): {
  sources?: SchemeSource[];
  small?: SmallCut;
} {
  const [dark, small, darkSrc] = names.map((name) => address.get(name));
  return {
    ...(dark && { sources: [{ media: "(prefers-color-scheme:dark)", srcset: dark }] }),
    ...(small && { small: darkSrc ? { src: small, darkSrc } : { src: small } }),
  };
}
