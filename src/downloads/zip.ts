import { strToU8, zipSync } from "fflate";

/** The files of a package, by path. */
export type OfficePackageFiles = Readonly<Record<string, string>>;

// The earliest date of the ZIP format. A fixed date keeps the bytes reproducible.
const fixedDate = new Date(1980, 0, 1);

/** Writes a ZIP package for office programs (ECMA-376-2), with its parts in the given order. */
export function zipOfficePackage(parts: OfficePackageFiles): Uint8Array {
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: fixedDate, level: 9 });
}
