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
import type { OutputFile } from "./html/output-file.ts";
import { writeStrings } from "./strings.pt-br.ts";

/** The staging folder of a build: a new version of the site, not public yet. */
export interface Staging {
  /** The name of its folder, which is next to the target. */
  name: string;
  /** The size of each of its files in bytes, by path. */
  outputs: Map<string, number>;
  /** Writes files. A path may be written only once. */
  write(files: readonly OutputFile[]): Promise<void>;
  /**
   * Hard-links files of the previous version, by their paths in it. All or none: returns false if
   * one of them is missing.
   */
  reuseFrom(from: SiteVersion, paths: readonly string[]): boolean;
  /**
   * Swaps the new version with the old one.
   *
   * @returns removes the old version, once the new one is in place
   */
  release(): Promise<() => void>;
  /** Removes the new version. The old one stays. */
  abandon(): Promise<void>;
}

/** A version of a site: the name of its folder, and the sizes of its files. */
interface SiteVersion {
  folder: string;
  outputs: Readonly<Record<string, number>>;
}

/**
 * Creates a staging folder for the site at `target`: a sibling `.<name>-<process>-<random>`.
 * `target` is a symbolic link (a junction on Windows) to such a folder, so one rename publishes the
 * new version, and the old site stays intact until then. Folders of killed builds are removed
 * first, to free space. Folders of running builds stay.
 *
 * @throws if the disk cannot be written; the old site stays intact
 */
export async function openStaging(target: string): Promise<Staging> {
  const out = resolve(target);
  await mkdir(dirname(out), { recursive: true });
  await removeStaleBuilds(out);
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

/** Removes the leftovers of killed builds. The site in place stays. */
export async function removeStaleBuilds(target: string): Promise<void> {
  await restoreMovedFolder(resolve(target));
  await removeStaleFolders(resolve(target));
}

/** Writes a whole site and publishes it. After an error the old site stays, and no leftovers. */
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
 * Writes files below a folder. A path may be written only once.
 *
 * Synchronous: for small files that takes a third of the time of awaiting each.
 *
 * @param folders the folders that exist; new ones are added
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

/** Hard-links files instead of copying them. Files of a version are never modified. */
function hardLinkAll(
  paths: readonly string[],
  { from, to, folders }: { from: string; to: string; folders: Set<string> },
): boolean {
  const linked: string[] = [];
  try {
    for (const path of paths) {
      // Concatenated for speed: thousands of paths that need no normalization.
      const place = `${to}/${path}`;
      makeFolder(place.slice(0, place.lastIndexOf("/")), folders);
      linkSync(`${from}/${path}`, place);
      linked.push(path);
    }
    return true;
  } catch {
    // The file system has no hard links, or another build just removed the version.
    for (const path of linked) rmSync(join(to, path), { force: true });
    return false;
  }
}

async function replaceLink(version: string, out: string): Promise<() => void> {
  const link = `${version}-link`;
  const before = await linkedFolder(out);
  // A rename cannot replace a plain folder: move it away once, and restore it if the link fails.
  const plain = before === undefined && (await isFolder(out)) ? `${version}-old` : undefined;
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

/** The next build removes what could not be removed. */
function removeFolder(folder: string): void {
  try {
    removeTree(folder);
  } catch {
    // The new site is in place: an error while removing the old one must not fail the build.
  }
}

/** Synchronous and without a `stat` per file: a third faster than `fs.rm`. */
function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** Relative, so that a project can be moved. Junctions must be absolute. */
function linkTarget(version: string): string {
  return process.platform === "win32" ? version : basename(version);
}

/** The folder that the link points to, if a build created it. */
async function linkedFolder(out: string): Promise<string | undefined> {
  const target = await readlink(out).catch(() => undefined);
  const folder = target && resolve(dirname(out), target);
  const isOurs = folder && dirname(folder) === dirname(out) && processIdOf(out, basename(folder));
  return isOurs ? folder : undefined;
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory() && !found.isSymbolicLink(),
    () => false,
  );
}

/** Restores a plain folder that a killed build had moved away for its first link. */
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
 * The id of the process that created a folder or link next to the target, from its name.
 * `undefined` if no build created it.
 */
function processIdOf(out: string, name: string): number | undefined {
  const prefix = `.${basename(out)}-`;
  if (!name.startsWith(prefix)) return undefined;
  // Earlier versions of this program did not record the process id: those have ended.
  const found = /^(?:(\d+)-)?[0-9a-f]{8}(?:-old|-link)?$/.exec(name.slice(prefix.length));
  return found ? Number(found[1] ?? 0) : undefined;
}

function isProcessAlive(owner: number): boolean {
  if (owner === 0) return false;
  try {
    return process.kill(owner, 0);
  } catch (error) {
    // EPERM: the process of another user is alive.
    return errorCode(error) === "EPERM";
  }
}

/** The disk cannot be written. The message is a complete sentence for the user. */
export class WriteError extends Error {}

/** Turns a system error into a sentence. Other errors stay unchanged. */
export function toWriteError(error: unknown, target: string): unknown {
  const code = errorCode(error);
  const words = code === undefined ? undefined : writeStrings[code];
  return words ? new WriteError(words(target), { cause: error }) : error;
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
