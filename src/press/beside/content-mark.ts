import { createHash } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, relative } from "node:path";
import type { OutputFile } from "../file/output-file.ts";

/** Where a site says of which content it was made, below its address. */
export const versionPath = "version.json";

/** A file of a content folder: its path in it, with `/`, and its bytes. */
export interface MarkedFile {
  path: string;
  bytes: Uint8Array;
}

/** Git looks at so many bytes of a file to tell whether it is a text. */
const looked = 8000;

/** Whether the file at a path in a content folder decides what the site is: texts, pictures, own code. */
export function isDeciding(path: string): boolean {
  const isHidden = path.split("/").some((part) => /^[.~]/.test(part));
  const isTest = /\.test\.tsx?$/.test(path);
  return !isHidden && !isTest && /^(?:media|blocks)\/|^(?:[^/]+\/)?[^/]+\.yaml$/.test(path);
}

/**
 * Stands for all files of a content: SHA-256 in hexadecimal. It is the same on every computer: a checkout on Windows
 * may end lines in its own way, and one on a Mac may write the letters of names in another.
 */
export function contentMark(files: Iterable<MarkedFile>): string {
  const lines: string[] = [];
  for (const { path, bytes } of files) {
    const own = createHash("sha256").update(withoutReturns(bytes)).digest("hex");
    lines.push(`${JSON.stringify(path.normalize("NFC"))} ${own}\n`);
  }
  const all = lines.sort().join("");
  return createHash("sha256").update(all).digest("hex");
}

/** The file that says of which content a site was made, and nothing of when. */
export function buildVersion(content: string): OutputFile {
  return {
    path: versionPath,
    data: `${JSON.stringify({ content: contentMark(filesOf(content)) })}\n`,
  };
}

/** What a site says of its content; nothing where the text is no such answer. */
export function readVersion(text: string): string | undefined {
  return /^\s*\{\s*"content"\s*:\s*"([0-9a-f]{64})"\s*\}\s*$/.exec(text)?.[1];
}

function* filesOf(content: string): Generator<MarkedFile> {
  const entries = readdirSync(content, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const place = join(entry.parentPath, entry.name);
    const path = relative(content, place).replaceAll("\\", "/");
    if (!isDeciding(path)) continue;
    // As git keeps a link: where it leads.
    if (entry.isSymbolicLink()) yield { path, bytes: Buffer.from(readlinkSync(place)) };
    else if (entry.isFile()) yield { path, bytes: readFileSync(place) };
  }
}

/** A text with the line ends that git keeps; all else as it is. */
function withoutReturns(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isText = !buffer.subarray(0, looked).includes(0);
  if (!isText || !buffer.includes("\r\n")) return buffer;
  return Buffer.from(buffer.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
