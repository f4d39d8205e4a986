import { createHash, hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a result depends on: any of it changed, and the result is made anew. */
export type CacheKey = readonly (string | Uint8Array)[];

/** Ten characters that stand for the content; safe in file names and addresses. */
export function hashOf(...parts: CacheKey): string {
  return (parts.every(isText) ? hashTexts(parts) : hashAll(parts)).slice(0, 10);
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
 * A result that cannot be stored is still returned: the cache only saves time.
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

/** Writes a file beside its place and moves it there, so that no reader ever meets half of it. */
export async function store(directory: string, path: string, data: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, data);
  await rename(draft, path);
}

/** Deletes all files of a folder but the newest ones. */
export async function keepNewest(directory: string, count: number): Promise<void> {
  const paths = (await readdir(directory)).map((name) => join(directory, name));
  const aged = await Promise.all(
    paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(count);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
