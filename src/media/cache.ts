import { createHash, hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { userCacheFolder } from "./user-folders.ts";

/** What a result depends on: any of it changed, and the result is made anew. */
export type CacheKey = readonly (string | Uint8Array)[];

/** Ten characters that stand for the content; safe in file names and addresses. */
export function hashOf(...parts: CacheKey): string {
  return digestOf(...parts).slice(0, 10);
}

/** SHA-256 of the content, in hexadecimal: nobody can make other content that has the same. */
export function digestOf(...parts: CacheKey): string {
  return parts.every(isText) ? hashTexts(parts) : hashAll(parts);
}

function isText(part: string | Uint8Array): part is string {
  return typeof part === "string";
}

/** The same at once, in half the time. */
function hashTexts(parts: readonly string[]): string {
  return hash("sha256", parts.map((part) => `${part.length}:${part}`).join(""));
}

function hashAll(parts: CacheKey): string {
  const all = createHash("sha256");
  for (const part of parts) {
    // The length keeps ["ab", "c"] and ["a", "bc"] apart.
    all.update(`${part.length}:`).update(part);
  }
  return all.digest("hex");
}

/**
 * The result that an earlier run left in `directory` under the same key, else what `make` gives.
 * A result that cannot be stored is still returned: the cache only saves time. The folder may come from
 * somebody else: what runs, or reaches browsers as markup, goes to `cachedForUser`.
 */
export async function cached(
  directory: string,
  key: CacheKey,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = join(directory, hashOf(...key));
  const found = await readFile(path).catch(() => undefined);
  if (found) return found;
  const made = await make();
  await store(directory, path, made).catch(() => undefined);
  return made;
}

/**
 * The same for code and markup, in the user's own cache folder, which all sites of the user share.
 *
 * @param name of the folder there
 */
export async function cachedForUser(
  name: string,
  key: CacheKey,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  // With a short hash, one site could be made such that another one gets its results.
  const file = digestOf(...key);
  const found = await readFile(join(userCacheFolder(name), file)).catch(() => undefined);
  if (found) return found;
  const made = await make();
  await storeForUser(name, file, made);
  return made;
}

/** Keeps a file in the user's own cache folder, if it can be written, and removes old ones beside it. */
export async function storeForUser(name: string, file: string, data: Buffer): Promise<void> {
  const directory = userCacheFolder(name);
  await store(directory, join(directory, file), data)
    .then(() => removeOld(directory))
    .catch(() => undefined);
}

/** In days. Sites go away without a word to the cache; what is still in use is made again. */
const longestAge = 90;
const cleaned = new Set<string>();

/** Once for each folder: a build may store thousands of files. */
async function removeOld(directory: string): Promise<void> {
  if (cleaned.has(directory)) return;
  cleaned.add(directory);
  const oldest = Date.now() - longestAge * 24 * 60 * 60 * 1000;
  const old = (await agesIn(directory)).filter(({ time }) => time < oldest);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** Writes a file beside its place and moves it there, so that no reader ever meets half of it. */
async function store(directory: string, path: string, data: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, data);
  await rename(draft, path);
}

/** Deletes all files of a folder but the newest ones. */
export async function keepNewest(directory: string, count: number): Promise<void> {
  const aged = await agesIn(directory);
  const old = aged.sort((a, b) => b.time - a.time).slice(count);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}

async function agesIn(directory: string): Promise<{ path: string; time: number }[]> {
  const paths = (await readdir(directory)).map((name) => join(directory, name));
  return Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
}
