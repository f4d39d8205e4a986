import { randomUUID } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { writeStrings } from "#lang/builder/output/strings";
import { isProcessAlive } from "../../system/is-process-alive.ts";
import type { OutputFile } from "../html/output-file.ts";

/** The staging folder of a build: a new version of the site, not public yet. */
export interface Staging {
  /** The name of the staging folder, which is next to the target. */
  name: string;
  /** The sizes of the written files in bytes, by path. */
  outputs: Map<string, number>;
  /** Writes files. A path may be written only once. */
  write(files: readonly OutputFile[]): Promise<void>;
  /**
   * Hard-links files of the previous version.
   *
   * @param paths paths below the folder of that version
   * @returns `false` if a file cannot be linked; then none is
   */
  reuseFrom(from: SiteVersion, paths: readonly string[]): boolean;
  /**
   * Replaces the old version with the new one.
   *
   * @returns a function that removes the old version
   */
  release(): Promise<() => void>;
  /** Removes the new version. The old version stays in place. */
  abandon(): Promise<void>;
}

/** A version of a site: the name of its folder, and the sizes of its files. */
interface SiteVersion {
  folder: string;
  outputs: Readonly<Record<string, number>>;
}

/**
 * Creates a staging folder next to the target: `.<name>-<process>-<random>`. The target is a
 * symbolic link (on Windows, a junction) to such a folder. One rename therefore publishes the new
 * version, and the old site stays intact until then. Removes the folders of killed builds first, to
 * free space. Folders of running builds stay.
 *
 * @throws if the disk cannot be written; the old site stays intact
 */
export async function openStaging(target: string): Promise<Staging> {
  const out = resolve(target);
  await mkdir(dirname(out), { recursive: true });
  await recoverFromKilledBuilds(out);
  const name = `.${basename(out)}-${process.pid}-${shortId()}`;
  const version = join(dirname(out), name);
  await mkdir(version);
  const folders = new Set([version]);
  const outputs = new Map<string, number>();
  return {
    name,
    outputs,
    write: async (files) => {
      writeFiles(files, version, folders);
      for (const { path, data } of files) outputs.set(path, Buffer.byteLength(data));
    },
    reuseFrom: (from, paths) => {
      const source = join(dirname(out), from.folder);
      if (!hardLinkAll(paths, { from: source, to: version, folders })) return false;
      for (const path of paths) outputs.set(path, from.outputs[path] ?? 0);
      return true;
    },
    release: () => replaceLink(version, out),
    abandon: () => rm(version, { recursive: true, force: true }),
  };
}

/** Removes the leftovers of killed builds. The published site stays. */
export async function recoverFromKilledBuilds(target: string): Promise<void> {
  await restoreMovedFolder(resolve(target));
  await removeStaleFolders(resolve(target));
}

/**
 * Writes all files of a site and publishes it. If that fails, removes the new files, and the old
 * site stays.
 */
export async function publishSite(files: readonly OutputFile[], target: string): Promise<void> {
  const staging = await openStaging(target);
  try {
    await staging.write(files);
    const removeOld = await staging.release();
    removeOld();
  } catch (error) {
    await staging.abandon();
    throw error;
  }
}

function shortId(): string {
  return randomUUID().slice(0, 8);
}

/**
 * Writes files below a folder. Fails if a path was already written. Synchronous writes take a third
 * of the time of asynchronous ones, since the files are small.
 *
 * @param folders the existing folders; new folders are added
 */
function writeFiles(files: readonly OutputFile[], root: string, folders: Set<string>): void {
  for (const { path, data } of files) {
    const file = join(root, path);
    makeFolder(dirname(file), folders);
    // Never overwrite a file: it may be a hard link that another version shares.
    writeFileSync(file, data, { flag: "wx" });
  }
}

function makeFolder(folder: string, folders: Set<string>): void {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/**
 * Hard-links files instead of copying them. This is safe because a build never modifies a published
 * file.
 */
function hardLinkAll(
  paths: readonly string[],
  { from, to, folders }: { from: string; to: string; folders: Set<string> },
): boolean {
  const linked: string[] = [];
  try {
    for (const path of paths) {
      // Concatenation is faster than `join`. The paths are already normalized.
      const place = `${to}/${path}`;
      makeFolder(place.slice(0, place.lastIndexOf("/")), folders);
      linkSync(`${from}/${path}`, place);
      linked.push(path);
    }
    return true;
  } catch {
    // The file system does not support hard links, or another build removed the version.
    for (const path of linked) rmSync(join(to, path), { force: true });
    return false;
  }
}

async function replaceLink(version: string, out: string): Promise<() => void> {
  const link = `${version}-link`;
  const before = await linkedFolder(out);
  // A rename cannot replace a plain folder. Move the folder away first, and restore it if the link
  // fails.
  const plain = before === undefined && (await isPlainFolder(out)) ? `${version}-old` : undefined;
  await symlink(linkTarget(version), link, "junction");
  if (plain) await rename(out, plain);
  try {
    await rename(link, out);
  } catch (error) {
    if (plain) await rename(plain, out);
    await rm(link, { force: true });
    throw error;
  }
  const old = [before, plain].flatMap((folder) => folder ?? []);
  return () => old.forEach(removeFolder);
}

/** Removes a folder. If that fails, the next build tries again. */
function removeFolder(folder: string): void {
  try {
    removeTree(folder);
  } catch {
    // The new site is already published, so this error must not fail the build.
  }
}

/** Removes a folder and its contents. It calls no `stat`, so it is a third faster than `fs.rm`. */
function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/**
 * Returns the target of the link to a version. It is relative, so that a project can be moved.
 * Junctions must be absolute.
 */
function linkTarget(version: string): string {
  return process.platform === "win32" ? version : basename(version);
}

/** Returns the folder that the link points to. Returns `undefined` if no build created it. */
async function linkedFolder(out: string): Promise<string | undefined> {
  const target = await readlink(out).catch(() => undefined);
  const folder = target && resolve(dirname(out), target);
  const isOurs = folder && dirname(folder) === dirname(out) && processIdOf(out, basename(folder));
  return isOurs ? folder : undefined;
}

async function isPlainFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory() && !found.isSymbolicLink(),
    () => false,
  );
}

/** Restores a plain folder if a build was killed after moving it away. */
async function restoreMovedFolder(out: string): Promise<void> {
  if (await lstat(out).catch(() => undefined)) return;
  const old = (await listBuildFolders(out)).find((name) => name.endsWith("-old"));
  if (old) await rename(join(dirname(out), old), out);
}

/** Removes the leftovers of earlier builds of the same target. */
async function removeStaleFolders(out: string): Promise<void> {
  const current = await linkedFolder(out);
  for (const name of await listBuildFolders(out)) {
    const path = join(dirname(out), name);
    const owner = processIdOf(out, name) ?? 0;
    if (path !== current && !isProcessAlive(owner))
      await rm(path, { recursive: true, force: true });
  }
}

async function listBuildFolders(out: string): Promise<string[]> {
  const names = await readdir(dirname(out));
  return names.filter((name) => processIdOf(out, name) !== undefined);
}

/**
 * Reads the id of the process that created a folder or link from its name. Returns `undefined` if
 * no build created it.
 */
function processIdOf(out: string, name: string): number | undefined {
  const prefix = `.${basename(out)}-`;
  if (!name.startsWith(prefix)) return undefined;
  // Earlier versions of this program did not record the process id. Their builds have ended.
  const found = /^(?:(\d+)-)?[0-9a-f]{8}(?:-old|-link)?$/.exec(name.slice(prefix.length));
  return found ? Number(found[1] ?? 0) : undefined;
}

/** Thrown if the disk cannot be written. Its message is a complete sentence for the user. */
export class WriteError extends Error {}

/** Converts a system error of the disk to a `WriteError`. Returns any other error unchanged. */
export function toWriteError(error: unknown, target: string): unknown {
  const code = errorCode(error);
  const words = code === undefined ? undefined : writeStrings[code];
  return words ? new WriteError(words(target), { cause: error }) : error;
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
