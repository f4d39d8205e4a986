import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OutputFile } from "./output-file.ts";

const compressible = /\.(html|js|json|css|svg|xml|txt|webmanifest)$/;
const maxCompression = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether a file contains text according to its extension. Text compresses well. */
export function isCompressible(path: string): boolean {
  return compressible.test(path);
}

/**
 * Creates compressed copies of text files: `.br` and `.gz`, at the highest level. They are for
 * hosts that serve precompressed files.
 */
export async function compressFiles(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => isCompressible(path));
  const pairs = await Promise.all(texts.map(compressFile));
  return pairs.flat();
}

/** Returns the files together with compressed copies of the text files. */
export async function addCompressedCopies(files: readonly OutputFile[]): Promise<OutputFile[]> {
  return [...files, ...(await compressFiles(files))];
}

async function compressFile({ path, data }: OutputFile): Promise<OutputFile[]> {
  const bytes = Buffer.from(data);
  const [brotli, zipped] = await Promise.all([
    toBrotli(bytes, maxCompression),
    toGzip(bytes, { level: 9 }),
  ]);
  const [first, second] = compressedPaths(path);
  return [
    { path: first, data: brotli },
    { path: second, data: zipped },
  ];
}

/** Returns the paths of a file's compressed copies: Brotli, then gzip. */
export function compressedPaths(path: string): [string, string] {
  return [`${path}.br`, `${path}.gz`];
}
