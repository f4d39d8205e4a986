import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { sha256Hex } from "../../media/cache.ts";
import { userCacheFolder } from "../../media/cache-and-config-folders.ts";
import { builtFiles } from "../../model/routes.ts";
import type { OutputFile } from "../html/output-file.ts";
import type { Snapshot } from "../incremental/folder-snapshot.ts";

/** The path of the file with the hash of the content of a built site. */
export const versionPath = builtFiles.version;

/** A file of a content folder: its path relative to the folder, with `/`, and its bytes. */
export interface FileToHash {
  path: string;
  bytes: Uint8Array;
}

/** The number of bytes that Git inspects to decide whether a file is text. */
const binaryProbeBytes = 8000;

/**
 * Whether a file of the content folder affects the built site. YAML files, media, fonts and site
 * code do. Hidden files, temporary files and tests do not.
 */
export function affectsSite(path: string): boolean {
  const isHidden = path.split("/").some((part) => /^[.~]/.test(part));
  const isTest = /\.test\.tsx?$/.test(path);
  return !isHidden && !isTest && /^(?:media|blocks|fonts)\/|^(?:[^/]+\/)?[^/]+\.yaml$/.test(path);
}

/**
 * Computes the hash of all content files: SHA-256 in hexadecimal. The hash is the same on every
 * computer. Line ends are normalized, since Git on Windows may check out CRLF. File names are
 * normalized, since macOS may decompose letters.
 */
export function contentHash(files: Iterable<FileToHash>): string {
  return combinedHash([...files].map(({ path, bytes }) => [path, fileHash(bytes)] as const));
}

function combinedHash(files: readonly (readonly [path: string, mark: string])[]): string {
  const lines = files.map(([path, own]) => `${JSON.stringify(path.normalize("NFC"))} ${own}\n`);
  return createHash("sha256").update(lines.sort().join("")).digest("hex");
}

function fileHash(bytes: Uint8Array): string {
  return createHash("sha256").update(normalizeLineEnds(bytes)).digest("hex");
}

/**
 * Builds the file with the hash of the content of a site. It does not contain the time of the
 * build.
 *
 * @param content the content folder
 * @param inputs a snapshot of the content folder; files with an unchanged fingerprint are not read
 *   again
 */
export function buildVersionFile(content: string, inputs: Snapshot = {}): OutputFile {
  const cache = join(userCacheFolder("content-marks"), `${sha256Hex(resolve(content))}.json`);
  const known = readHashCache(cache);
  const marks: HashCache = {};
  for (const { path, read } of listContentFiles(content)) {
    const [seen = "", before] = [inputs[path], known[path]];
    const isKnown = seen !== "" && before?.[0] === seen;
    marks[path] = isKnown ? before : [seen, fileHash(read())];
  }
  if (Object.keys(inputs).length > 0) writeHashCache(cache, marks);
  const all = Object.entries(marks).map(([path, [, mark]]) => [path, mark] as const);
  return { path: versionPath, data: `${JSON.stringify({ content: combinedHash(all) })}\n` };
}

/** The fingerprint of each file when it was hashed, and its hash, by path. */
type HashCache = Record<string, readonly [seen: string, mark: string]>;

function readHashCache(cache: string): HashCache {
  try {
    return JSON.parse(readFileSync(cache, "utf8"));
  } catch {
    return {};
  }
}

/** Writes the cache. An error is ignored: the next build hashes the files again. */
function writeHashCache(cache: string, marks: HashCache): void {
  try {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify(marks));
  } catch {
    return;
  }
}

/**
 * Reads the content hash from the text of a version file. Returns `undefined` if the text has
 * another format.
 */
export function parseVersionFile(text: string): string | undefined {
  return /^\s*\{\s*"content"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/.exec(text)?.[1];
}

function* listContentFiles(content: string): Generator<{ path: string; read: () => Uint8Array }> {
  const entries = readdirSync(content, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const place = join(entry.parentPath, entry.name);
    const path = relative(content, place).replaceAll("\\", "/");
    if (!affectsSite(path)) continue;
    // Hash the target of a symbolic link, as Git does, not the linked file.
    if (entry.isSymbolicLink()) yield { path, read: () => Buffer.from(readlinkSync(place)) };
    else if (entry.isFile()) yield { path, read: () => readFileSync(place) };
  }
}

/** Normalizes line ends as Git does. Leaves binary files unchanged. */
function normalizeLineEnds(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isText = !buffer.subarray(0, binaryProbeBytes).includes(0);
  if (!isText || !buffer.includes("\r\n")) return buffer;
  return Buffer.from(buffer.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
