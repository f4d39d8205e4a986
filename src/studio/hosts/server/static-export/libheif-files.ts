import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { OutputFile } from "../../../../builder/html/output-file.ts";

/**
 * The files of the HEIC library as published, with its licence (LGPL-3.0), and their paths in the
 * package.
 */
const heifFiles = {
  "libheif.js": "libheif-wasm/libheif.js",
  "libheif.wasm": "libheif-wasm/libheif.wasm",
  "libheif-LICENSE.txt": "libheif-wasm/LICENSE",
};

/** Reads one file of the HEIC library. Throws if the package is not installed. */
export function readLibheifFile(name: string): Promise<Uint8Array> {
  const place = (heifFiles as Record<string, string | undefined>)[name];
  if (place === undefined) throw new Error(`libheif has no ${name}`);
  return readFile(createRequire(import.meta.url).resolve(`libheif-js/${place}`));
}

/** Reads all files of the HEIC library, as output files of the static studio. */
export async function readLibheifFiles(): Promise<OutputFile[]> {
  const names = Object.keys(heifFiles);
  return Promise.all(
    names.map(async (name) => ({ path: `app/${name}`, data: await readLibheifFile(name) })),
  );
}
