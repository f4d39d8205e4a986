import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { getOrCreateCached } from "../../media/cache.ts";

const compress = promisify(brotliCompress);
const maxQuality = constants.BROTLI_MAX_QUALITY;

/**
 * Returns the size of a text in bytes after compression with Brotli at quality 11, as hosts send
 * it. The size is cached between builds.
 */
export async function compressedSize(text: string): Promise<number> {
  const size = await getOrCreateCached(".cache/weights", [text], async () => {
    const compressed = await compress(text, brotliOptions(maxQuality));
    return Buffer.from(String(compressed.length));
  });
  return Number(size.toString());
}

/**
 * Returns an estimate of the compressed size, about a tenth too high. It takes two milliseconds for
 * a page.
 */
export function estimateCompressedSize(text: string): number {
  return brotliCompressSync(text, brotliOptions(5)).length;
}

function brotliOptions(quality: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  // With quick compression, allocating the largest window would take longer than the compression.
  return quality === maxQuality
    ? { params }
    : { params: { ...params, [constants.BROTLI_PARAM_LGWIN]: 16 } };
}
