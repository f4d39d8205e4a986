import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "../../../../load/files/files.ts";
import type { Version } from "../../contract/host-files.ts";
import { type DiskSteps, isCode, passFault } from "../disk-steps.ts";
import { versionOf } from "../file-versions.ts";

/**
 * Retention in days. Longer than that of the journal, so that journal records never refer to
 * missing bytes.
 */
const daysKept = 91;
const day = 24 * 60 * 60 * 1000;
const name = /^[0-9a-f]{64}$/;

/** A content-addressed store for pictures and documents, outside the content. */
export interface KeptBytes {
  /** Resolves when the bytes are on disk. Equal bytes are stored once. */
  keep(bytes: Bytes): Promise<Version>;
  find(version: Version): Promise<Bytes | undefined>;
}

export interface KeptOptions {
  steps: DiskSteps;
  now?: () => number;
}

/**
 * Opens the store, and deletes bytes that were not stored again within the retention time.
 *
 * @param folder outside the content; it may not exist yet
 */
export async function openKept(
  folder: string,
  { steps, now = Date.now }: KeptOptions,
): Promise<KeptBytes> {
  await tidy(folder, steps, now());
  const placeOf = (version: Version) => join(folder, version);
  const touch = (version: Version) =>
    utimes(placeOf(version), now() / 1000, now() / 1000).catch(passFault);
  const find = async (version: Version) => {
    if (!name.test(version)) return undefined;
    const bytes = await readFile(placeOf(version)).catch(noneIfMissing);
    // Verify the bytes: the disk may be damaged.
    return bytes && versionOf(bytes) === version ? bytes : undefined;
  };
  return {
    find,
    async keep(bytes) {
      const version = versionOf(bytes);
      if (await find(version)) await touch(version);
      else await lay(folder, { version, bytes }, steps);
      return version;
    },
  };
}

async function lay(
  folder: string,
  { version, bytes }: { version: Version; bytes: Bytes },
  steps: DiskSteps,
): Promise<void> {
  await steps.makeFolder(folder);
  const beside = join(folder, `${version}.${randomBytes(4).toString("hex")}.tmp`);
  await steps.create(beside, bytes, 0o600);
  await steps.rename(beside, join(folder, version));
  await steps.settle(folder);
}

async function tidy(folder: string, steps: DiskSteps, now: number): Promise<void> {
  for (const each of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, each)).catch(noneIfMissing);
    const isOld = found !== undefined && now - found.mtimeMs > daysKept * day;
    if (isOld || each.endsWith(".tmp")) await steps.remove(join(folder, each)).catch(passFault);
  }
}

function noneIfMissing(error: unknown): undefined {
  if (!isCode(error, "ENOENT")) throw error;
}
