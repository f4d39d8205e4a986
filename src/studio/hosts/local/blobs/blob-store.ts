import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "../../../../load/files/file-store.ts";
import type { FileVersionId } from "../../../backend-contract/files.ts";
import {
  type FileSystem,
  hasSystemErrorCode,
  ignoreSystemError,
} from "../../../disk/file-system.ts";
import { computeVersion } from "../../../disk/file-versions.ts";

/**
 * Retention in days. It is longer than that of the journal, so that journal records never refer to
 * missing bytes.
 */
const retentionDays = 91;
const msPerDay = 24 * 60 * 60 * 1000;
const versionPattern = /^[0-9a-f]{64}$/;

/** A content-addressed store for pictures and documents, outside the content. */
export interface LocalBlobStore {
  /** Resolves when the bytes are on disk. Equal bytes are stored only once. */
  put(bytes: Bytes): Promise<FileVersionId>;
  get(version: FileVersionId): Promise<Bytes | undefined>;
}

export interface LocalBlobStoreOptions {
  fileSystem: FileSystem;
  now?: () => number;
}

/**
 * Opens the store. Deletes bytes that were not stored again within the retention time.
 *
 * @param folder outside the content; it may not exist yet
 */
export async function openLocalBlobStore(
  folder: string,
  { fileSystem, now = Date.now }: LocalBlobStoreOptions,
): Promise<LocalBlobStore> {
  await purgeExpiredBlobs(folder, fileSystem, now());
  const placeOf = (version: FileVersionId) => join(folder, version);
  const touch = (version: FileVersionId) =>
    utimes(placeOf(version), now() / 1000, now() / 1000).catch(ignoreSystemError);
  const find = async (version: FileVersionId) => {
    if (!versionPattern.test(version)) return undefined;
    const bytes = await readFile(placeOf(version)).catch(ignoreNotFoundError);
    // Verify the bytes, because the disk may be damaged.
    return bytes && computeVersion(bytes) === version ? bytes : undefined;
  };
  return {
    get: find,
    async put(bytes) {
      const version = computeVersion(bytes);
      if (await find(version)) await touch(version);
      else await writeBlob(folder, { version, bytes }, fileSystem);
      return version;
    },
  };
}

async function writeBlob(
  folder: string,
  { version, bytes }: { version: FileVersionId; bytes: Bytes },
  fileSystem: FileSystem,
): Promise<void> {
  await fileSystem.makeFolder(folder);
  const beside = join(folder, `${version}.${randomBytes(4).toString("hex")}.tmp`);
  await fileSystem.create(beside, bytes, 0o600);
  await fileSystem.rename(beside, join(folder, version));
  await fileSystem.syncFolder(folder);
}

async function purgeExpiredBlobs(
  folder: string,
  fileSystem: FileSystem,
  now: number,
): Promise<void> {
  for (const each of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, each)).catch(ignoreNotFoundError);
    const isOld = found !== undefined && now - found.mtimeMs > retentionDays * msPerDay;
    if (isOld || each.endsWith(".tmp"))
      await fileSystem.remove(join(folder, each)).catch(ignoreSystemError);
  }
}

function ignoreNotFoundError(error: unknown): undefined {
  if (!hasSystemErrorCode(error, "ENOENT")) throw error;
}
