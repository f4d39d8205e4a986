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
import { writeWords } from "./words.pt-br.ts";

/** The staging folder of a build: a new version of a site that nobody sees yet. */
export interface Staging {
  /** The name of its folder, which stands beside the target. */
  name: string;
  /** The bytes of each of its files, by path. */
  outputs: Map<string, number>;
  /** Adds files; each path once. */
  write(files: readonly OutputFile[]): Promise<void>;
  /**
   * Adds files of the version before as they are, by their paths in it: all of them, or none where
   * one cannot be had.
   */
  keep(from: Version, paths: readonly string[]): boolean;
  /**
   * Puts the version in place of the old one, which goes.
   *
   * @returns what removes the old one, once the new one is in place
   */
  release(): Promise<() => void>;
  /** Removes the version; the old one stays. */
  abandon(): Promise<void>;
}

/** A version of a site, by the name of its folder, with the bytes of its files. */
interface Version {
  folder: string;
  outputs: Readonly<Record<string, number>>;
}

/**
 * Begins a new version of the site at `target`: a folder beside it, `.<name>-<process>-<random>`.
 * It is put in place by one rename, for `target` is a symbolic link (a junction on Windows) to such
 * a folder: whatever happens before, the old site stays as it was. What builds left behind that
 * were killed goes first, to make room; the folder of a build that is still at work stays.
 *
 * @throws when the system refuses to write; nothing of the old site is lost then
 */
export async function openStaging(target: string): Promise<Staging> {
  const out = resolve(target);
  await mkdir(dirname(out), { recursive: true });
  await tidyUp(out);
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
    keep: (from, paths) => {
      const source = join(dirname(out), from.folder);
      if (!linkAll(paths, { from: source, to: version, folders })) return false;
      for (const path of paths) outputs.set(path, from.outputs[path] ?? 0);
      return true;
    },
    release: () => swap(version, out),
    abandon: () => rm(version, { recursive: true, force: true }),
  };
}

/** Removes what builds left behind that were killed; the site in place stays. */
export async function tidyUp(target: string): Promise<void> {
  await recover(resolve(target));
  await sweep(resolve(target));
}

/** Writes a whole site and puts it in place; on any fault the old one stays and no rest is left. */
export async function publish(files: readonly OutputFile[], target: string): Promise<void> {
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
 * Writes files below a folder, each path once.
 *
 * One after the other: for small files that takes a third of the time that waiting for each does.
 *
 * @param folders those that are there already; new ones are noted
 */
function writeFiles(files: readonly OutputFile[], root: string, folders: Set<string>): void {
  for (const { path, data } of files) {
    const file = join(root, path);
    makeFolder(dirname(file), folders);
    // Never into a file that is there: another version may have it in common.
    writeFileSync(file, data, { flag: "wx" });
  }
}

function makeFolder(folder: string, folders: Set<string>): void {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/** As further names of the same files: nothing is copied, and nobody ever writes into them. */
function linkAll(
  paths: readonly string[],
  { from, to, folders }: { from: string; to: string; folders: Set<string> },
): boolean {
  const linked: string[] = [];
  try {
    for (const path of paths) {
      // Joined by hand, as these are thousands of clean paths.
      const place = `${to}/${path}`;
      makeFolder(place.slice(0, place.lastIndexOf("/")), folders);
      linkSync(`${from}/${path}`, place);
      linked.push(path);
    }
    return true;
  } catch {
    // A file system without such names, or a version that another build has just removed.
    for (const path of linked) rmSync(join(to, path), { force: true });
    return false;
  }
}

async function swap(version: string, out: string): Promise<() => void> {
  const link = `${version}-link`;
  const before = await linkedFolder(out);
  // A plain folder cannot be replaced by a rename: it makes way once, and stays if the link fails.
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

/** What stays, the next build removes. */
function removeFolder(folder: string): void {
  try {
    removeTree(folder);
  } catch {
    // The new site is in place: nothing that happens to the old one may undo that.
  }
}

/** At once, and without a look at each file first: a third less time than the library takes. */
function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** Relative, so that a project can be moved; a junction has to be absolute. */
function linkTarget(version: string): string {
  return process.platform === "win32" ? version : basename(version);
}

/** The folder that the link in place leads to, where it is one of ours; nothing for anything else. */
async function linkedFolder(out: string): Promise<string | undefined> {
  const target = await readlink(out).catch(() => undefined);
  const folder = target && resolve(dirname(out), target);
  const isOurs = folder && dirname(folder) === dirname(out) && ownerOf(out, basename(folder));
  return isOurs ? folder : undefined;
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory() && !found.isSymbolicLink(),
    () => false,
  );
}

/** A build that was killed while a plain folder made way for the first link: the folder returns. */
async function recover(out: string): Promise<void> {
  if (await lstat(out).catch(() => undefined)) return;
  const old = (await leftovers(out)).find((name) => name.endsWith("-old"));
  if (old) await rename(join(dirname(out), old), out);
}

/** Removes what earlier builds of the same target left behind. */
async function sweep(out: string): Promise<void> {
  const current = await linkedFolder(out);
  for (const name of await leftovers(out)) {
    const path = join(dirname(out), name);
    const owner = ownerOf(out, name) ?? 0;
    if (path !== current && !isAlive(owner)) await rm(path, { recursive: true, force: true });
  }
}

async function leftovers(out: string): Promise<string[]> {
  const names = await readdir(dirname(out));
  return names.filter((name) => ownerOf(out, name) !== undefined);
}

/** The process that made a folder or link beside the target; nothing where the name is not one of ours. */
function ownerOf(out: string, name: string): number | undefined {
  const prefix = `.${basename(out)}-`;
  if (!name.startsWith(prefix)) return undefined;
  // Earlier versions of this program did not name the process: theirs have ended.
  const found = /^(?:(\d+)-)?[0-9a-f]{8}(?:-old|-link)?$/.exec(name.slice(prefix.length));
  return found ? Number(found[1] ?? 0) : undefined;
}

function isAlive(owner: number): boolean {
  if (owner === 0) return false;
  try {
    return process.kill(owner, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return codeOf(error) === "EPERM";
  }
}

/** The disk or its rights refuse; the message is a whole sentence for the user. */
export class WriteFault extends Error {}

/** A refusal of the system as a sentence, anything else as it is. */
export function toWriteFault(error: unknown, target: string): unknown {
  const code = codeOf(error);
  const words = code === undefined ? undefined : writeWords[code];
  return words ? new WriteFault(words(target), { cause: error }) : error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
