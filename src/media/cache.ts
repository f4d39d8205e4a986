import { createHash, hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { userCacheFolder } from "./cache-and-config-folders.ts";

/** The inputs of a result. If any of them changes, the result is computed again. */
export type CacheKey = readonly (string | Uint8Array)[];

/** Computes a hash of ten characters, which are safe in file names and addresses. */
export function shortHash(...parts: CacheKey): string {
  return sha256Hex(...parts).slice(0, 10);
}

/**
 * Computes a SHA-256 hash in hexadecimal. Use it where a short hash is not safe from collisions.
 */
export function sha256Hex(...parts: CacheKey): string {
  return parts.every(isText) ? hashTexts(parts) : hashParts(parts);
}

function isText(part: string | Uint8Array): part is string {
  return typeof part === "string";
}

/** Computes the same hash as `hashParts`, for texts only, and twice as fast. */
function hashTexts(parts: readonly string[]): string {
  return hash("sha256", parts.map((part) => `${part.length}:${part}`).join(""));
}

function hashParts(parts: CacheKey): string {
  const all = createHash("sha256");
  for (const part of parts) {
    // The length prefix distinguishes ["ab", "c"] from ["a", "bc"].
    all.update(`${part.length}:`).update(part);
  }
  return all.digest("hex");
}

/**
 * Returns the result that is cached in `directory` under the same key. If there is none, calls
 * `make` and stores its result. A result that cannot be stored is still returned. Other people may
 * write to this folder, so code and markup for browsers must use `getOrCreateUserCached`.
 */
export async function getOrCreateCached(
  directory: string,
  key: CacheKey,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = join(directory, shortHash(...key));
  const found = await readFile(path).catch(() => undefined);
  if (found) return found;
  const made = await make();
  await storeFile(directory, path, made).catch(() => undefined);
  return made;
}

/**
 * Works like `getOrCreateCached`, but for code and markup. It uses the user's own cache folder,
 * which all sites of the user share.
 *
 * @param name the name of the subfolder
 */
export async function getOrCreateUserCached(
  name: string,
  key: CacheKey,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  // A short hash would allow one site to forge the key of another site's results.
  const file = sha256Hex(...key);
  const found = await readFile(join(userCacheFolder(name), file)).catch(() => undefined);
  if (found) return found;
  const made = await make();
  await storeInUserCache(name, file, made);
  return made;
}

/** Stores a file in the user's own cache folder, and removes old files. Errors are ignored. */
export async function storeInUserCache(name: string, file: string, data: Buffer): Promise<void> {
  const directory = userCacheFolder(name);
  await storeFile(directory, join(directory, file), data)
    .then(() => removeOldFilesOnce(directory))
    .catch(() => undefined);
}

/**
 * The maximum age of a file in days. Results of deleted sites would otherwise stay forever. Results
 * still in use are computed again.
 */
const maxAgeDays = 90;
const cleaned = new Set<string>();

/**
 * Removes old files of a folder. Runs only once for each folder, since a build may store thousands
 * of files.
 */
async function removeOldFilesOnce(directory: string): Promise<void> {
  if (cleaned.has(directory)) return;
  cleaned.add(directory);
  const oldest = Date.now() - maxAgeDays * 24 * 60 * 60 * 1000;
  const old = (await filesWithTimes(directory)).filter(({ time }) => time < oldest);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** Writes a temporary file and renames it, so that no reader sees a partial file. */
async function storeFile(directory: string, path: string, data: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, data);
  await rename(draft, path);
}

/** Deletes all files of a folder except the newest ones. */
export async function deleteAllButNewest(directory: string, count: number): Promise<void> {
  const aged = await filesWithTimes(directory);
  const old = aged.sort((a, b) => b.time - a.time).slice(count);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}

async function filesWithTimes(directory: string): Promise<{ path: string; time: number }[]> {
  const paths = (await readdir(directory)).map((name) => join(directory, name));
  return Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
}
