import type { Bytes } from "../../../../load/files/files.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { GitCalls } from "../api/git-calls.ts";

/** A store of bytes by git blob id. Blobs never change, so each is fetched once. */
export interface BlobStore {
  find(name: string): Promise<Bytes | undefined>;
  keep(name: string, bytes: Bytes): Promise<void>;
}

/** A store that lives as long as the page. */
export function memoryBlobs(): BlobStore {
  const known = new Map<string, Bytes>();
  return {
    find: async (name) => known.get(name),
    keep: async (name, bytes) => void known.set(name, bytes),
  };
}

/** Parallel requests: GitHub treats more than a hundred as abuse. */
const atOnce = 8;

/**
 * GitHub allows 900 requests a minute ("Rate limits for the REST API", "About secondary rate
 * limits"): after the first ones each worker pauses (milliseconds) before a request, so that sites
 * with thousands of articles stay below the limit.
 */
const pace = { atFirst: 500, rest: 700 };

/** Reads a blob from the cache or from GitHub. */
export async function readBlob(
  { git, blobs }: { git: GitCalls; blobs: BlobStore },
  name: string,
): Promise<Bytes | ApiFault> {
  const known = await blobs.find(name);
  if (known) return known;
  const bytes = await git.blob(name);
  if (!isFault(bytes)) await blobs.keep(name, bytes);
  return bytes;
}

/** Reads many blobs; returns the first error if one fails. */
export async function readBlobs(
  source: { git: GitCalls; blobs: BlobStore },
  names: Iterable<string>,
): Promise<Map<string, Bytes> | ApiFault> {
  const found = new Map<string, Bytes>();
  const left = [...new Set(names)];
  let fault: ApiFault | undefined;
  let asked = 0;
  const work = async () => {
    for (let name = left.pop(); name !== undefined && !fault; name = left.pop()) {
      const before = await source.blobs.find(name);
      if (!before && ++asked > pace.atFirst)
        await new Promise((done) => setTimeout(done, pace.rest));
      const bytes = before ?? (await readBlob(source, name));
      if (isFault(bytes)) fault = bytes;
      else found.set(name, bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return fault ?? found;
}
