import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { cached } from "../../media/cache.ts";

const compress = promisify(brotliCompress);
const best = constants.BROTLI_MAX_QUALITY;

/** How many bytes a text has after brotli at quality 11, as hosts send it; kept from build to build. */
export async function weigh(text: string): Promise<number> {
  const size = await cached(".cache/weights", [text], async () => {
    const compressed = await compress(text, options(best));
    return Buffer.from(String(compressed.length));
  });
  return Number(size.toString());
}

/** About a tenth more than that, at once: two milliseconds for a page. */
export function weighNow(text: string): number {
  return brotliCompressSync(text, options(5)).length;
}

function options(quality: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  // Setting up the largest window takes longer than a quick compression.
  return quality === best
    ? { params }
    : { params: { ...params, [constants.BROTLI_PARAM_LGWIN]: 16 } };
}
