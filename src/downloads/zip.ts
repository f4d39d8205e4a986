import { strToU8, zipSync } from "fflate";

/** The files of a package by their path in it. */
export type Parts = Readonly<Record<string, string>>;

// The first moment that the format can tell: what the file holds alone decides its bytes.
const moment = new Date(1980, 0, 1);

/** A ZIP package as office programs read them (ECMA-376-2): the parts in the order given. */
export function zipParts(parts: Parts): Uint8Array {
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: moment, level: 9 });
}
