import type { Bytes } from "../../../../load/files/file-store.ts";
import { sleep } from "../../../async/sleep.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import type { GitClient } from "../api/git-client.ts";

/**
 * A store of bytes by git blob id. The bytes of an id never change, so each blob is fetched only
 * once.
 */
export interface BlobStore {
  get(name: string): Promise<Bytes | undefined>;
  put(name: string, bytes: Bytes): Promise<void>;
}

/** Creates a store that lasts as long as the page. */
export function createMemoryBlobStore(): BlobStore {
  const known = new Map<string, Bytes>();
  return {
    get: async (name) => known.get(name),
    put: async (name, bytes) => void known.set(name, bytes),
  };
}

/** The maximum number of parallel requests. GitHub treats more than a hundred as abuse. */
const maxParallelRequests = 8;

/**
 * After the first `atFirst` requests, each worker waits `rest` milliseconds before a request.
 * GitHub allows 900 requests a minute ("Rate limits for the REST API", "About secondary rate
 * limits"). The pause keeps sites with thousands of articles below the limit.
 */
const requestThrottle = { atFirst: 500, rest: 700 };

/** Reads a blob from the cache or from GitHub. */
export async function readBlob(
  { git, blobs }: { git: GitClient; blobs: BlobStore },
  name: string,
): Promise<Bytes | ApiError> {
  const known = await blobs.get(name);
  if (known) return known;
  const bytes = await git.blob(name);
  if (!isApiError(bytes)) await blobs.put(name, bytes);
  return bytes;
}

/** Reads many blobs; returns the first error if one fails. */
export async function readBlobs(
  source: { git: GitClient; blobs: BlobStore },
  names: Iterable<string>,
): Promise<Map<string, Bytes> | ApiError> {
  const found = new Map<string, Bytes>();
  const left = [...new Set(names)];
  let fault: ApiError | undefined;
  let asked = 0;
  const work = async () => {
    for (let name = left.pop(); name !== undefined && !fault; name = left.pop()) {
      const before = await source.blobs.get(name);
      if (!before && ++asked > requestThrottle.atFirst) await sleep(requestThrottle.rest);
      const bytes = before ?? (await readBlob(source, name));
      if (isApiError(bytes)) fault = bytes;
      else found.set(name, bytes);
    }
  };
  await Promise.all(Array.from({ length: maxParallelRequests }, work));
  return fault ?? found;
}
