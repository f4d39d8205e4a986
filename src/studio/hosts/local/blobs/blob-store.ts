import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "../../../../load/files/file-store.ts";
import type { Version } from "../../contract/files.ts";
import { type FileSystem, hasErrorCode, ignoreSystemError } from "../file-system.ts";
import { versionOf } from "../file-versions.ts";

/**
 * Retention in days. Longer than that of the journal, so that journal records never refer to
 * missing bytes.
 */
const retentionDays = 91;
const day = 24 * 60 * 60 * 1000;
const versionPattern = /^[0-9a-f]{64}$/;

/** A content-addressed store for pictures and documents, outside the content. */
export interface LocalBlobStore {
  /** Resolves when the bytes are on disk. Equal bytes are stored once. */
  put(bytes: Bytes): Promise<Version>;
  get(version: Version): Promise<Bytes | undefined>;
}

export interface LocalBlobStoreOptions {
  steps: FileSystem;
  now?: () => number;
}

/**
 * Opens the store, and deletes bytes that were not stored again within the retention time.
 *
 * @param folder outside the content; it may not exist yet
 */
export async function openLocalBlobStore(
  folder: string,
  { steps, now = Date.now }: LocalBlobStoreOptions,
): Promise<LocalBlobStore> {
  await purgeExpiredBlobs(folder, steps, now());
  const placeOf = (version: Version) => join(folder, version);
  const touch = (version: Version) =>
    utimes(placeOf(version), now() / 1000, now() / 1000).catch(ignoreSystemError);
  const find = async (version: Version) => {
    if (!versionPattern.test(version)) return undefined;
    const bytes = await readFile(placeOf(version)).catch(undefinedIfMissing);
    // Verify the bytes: the disk may be damaged.
    return bytes && versionOf(bytes) === version ? bytes : undefined;
  };
  return {
    get: find,
    async put(bytes) {
      const version = versionOf(bytes);
      if (await find(version)) await touch(version);
      else await writeBlob(folder, { version, bytes }, steps);
      return version;
    },
  };
}

async function writeBlob(
  folder: string,
  { version, bytes }: { version: Version; bytes: Bytes },
  steps: FileSystem,
): Promise<void> {
  await steps.makeFolder(folder);
  const beside = join(folder, `${version}.${randomBytes(4).toString("hex")}.tmp`);
  await steps.create(beside, bytes, 0o600);
  await steps.rename(beside, join(folder, version));
  await steps.syncFolder(folder);
}

async function purgeExpiredBlobs(folder: string, steps: FileSystem, now: number): Promise<void> {
  for (const each of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, each)).catch(undefinedIfMissing);
    const isOld = found !== undefined && now - found.mtimeMs > retentionDays * day;
    if (isOld || each.endsWith(".tmp"))
      await steps.remove(join(folder, each)).catch(ignoreSystemError);
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!hasErrorCode(error, "ENOENT")) throw error;
}
