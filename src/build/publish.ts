import { randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { OutputFile } from "./bundle.ts";

/**
 * Writes a whole site to a new folder beside `target`, then puts it in place by one rename: `target`
 * is a symbolic link (a junction on Windows) to that folder. Until then the old site stays as it was.
 *
 * @throws when the disk refuses; nothing of the old site is lost then
 */
export async function publish(files: readonly OutputFile[], target: string): Promise<void> {
  const out = resolve(target);
  const version = join(dirname(out), `.${basename(out)}-${randomUUID().slice(0, 8)}`);
  try {
    await writeAll(files, version);
    await swap(version, out);
  } catch (error) {
    await rm(version, { recursive: true, force: true });
    throw error;
  }
  await sweep(out, version);
}

async function writeAll(files: readonly OutputFile[], folder: string): Promise<void> {
  const folders = new Set(files.map((file) => dirname(join(folder, file.path))));
  for (const path of [folder, ...folders]) await mkdir(path, { recursive: true });
  await Promise.all(files.map((file) => writeFile(join(folder, file.path), file.data)));
}

async function swap(version: string, out: string): Promise<void> {
  const link = `${version}-link`;
  // A plain folder cannot be replaced by a rename: it makes way once, and stays if the link fails.
  const old = (await isPlainFolder(out)) ? `${version}-old` : undefined;
  await symlink(version, link, "junction");
  if (old) await rename(out, old);
  try {
    await rename(link, out);
  } catch (error) {
    if (old) await rename(old, out);
    await rm(link, { force: true });
    throw error;
  }
}

async function isPlainFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory() && !found.isSymbolicLink(),
    () => false,
  );
}

/** Removes what earlier builds of the same target left behind. */
async function sweep(out: string, version: string): Promise<void> {
  const folder = dirname(out);
  const current = resolve(folder, await readlink(out));
  if (current !== version) return;
  const pattern = new RegExp(`^\\.${escapePattern(basename(out))}-[0-9a-f]{8}(-old|-link)?$`);
  const leftovers = (await readdir(folder)).filter((name) => pattern.test(name));
  const old = leftovers.map((name) => join(folder, name)).filter((path) => path !== version);
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
