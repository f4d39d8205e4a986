import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Shelf } from "../../model/text-on-request.ts";

const folder = ".cache/shelves";

/** Texts on the disk, for as long as a site is made: all articles together would fill the memory. */
export interface TextShelf {
  put: Shelf;
  /** Its open file, into which another thread may write; nothing where it is in memory. */
  file?: number;
  /** Gives what reads the text that another thread wrote there. */
  at(start: number, length: number): () => string;
  /** Nothing can be read afterwards. */
  close(): void;
}

/** Opens an empty shelf, whose file goes with the process whatever happens; in memory where there can be none. */
export function openShelf(): TextShelf {
  const file = openUnnamed();
  if (file === undefined) return { put: inMemory, at: () => nothing, close: () => undefined };
  let end = 0;
  return {
    file,
    at: (start, length) => onDisk(file, start, length),
    put(text) {
      const length = writeText(file, text, end);
      if (length === undefined) return inMemory(text);
      end += length;
      return onDisk(file, end - length, length);
    },
    close() {
      // The next file may get the same number.
      latest = undefined;
      closeSync(file);
    },
  };
}

function nothing(): string {
  return "";
}

// Each in a function of its own: whatever one function has at hand, all that it makes keep in memory.
function inMemory(text: string): () => string {
  return () => text;
}

function onDisk(file: number, start: number, length: number): () => string {
  return () => readText(file, start, length);
}

/** A file without a name: nothing of it is left when it is closed, or the process killed. */
function openUnnamed(): number | undefined {
  const path = join(folder, randomUUID());
  try {
    mkdirSync(folder, { recursive: true });
    const file = openSync(path, "wx+");
    rmSync(path, { force: true });
    return file;
  } catch {
    return undefined;
  }
}

/** One for all texts: the memory of a buffer for each comes back late. */
let scratch = Buffer.alloc(64 * 1024);

function scratchFor(length: number): Buffer {
  if (scratch.length < length) scratch = Buffer.alloc(length * 2);
  return scratch;
}

/** The bytes written; nothing where the disk is full: then the memory has to do. */
export function writeText(file: number, text: string, start: number): number | undefined {
  // No sign takes more than three bytes for each of its units.
  const bytes = scratchFor(text.length * 3);
  const length = bytes.write(text);
  try {
    for (let done = 0; done < length; ) {
      done += writeSync(file, bytes, done, length - done, start + done);
    }
    return length;
  } catch {
    return undefined;
  }
}

/** The text that was read last: whoever asks for one asks for it several times, and then for another one. */
let latest: { file: number; start: number; length: number; text: string } | undefined;

function readText(file: number, start: number, length: number): string {
  const isLatest = latest?.file === file && latest.start === start && latest.length === length;
  if (!latest || !isLatest) latest = { file, start, length, text: readAnew(file, start, length) };
  return latest.text;
}

function readAnew(file: number, start: number, length: number): string {
  const bytes = scratchFor(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, start + done);
    if (read === 0) throw new Error("The shelf of texts is shorter than what was written to it.");
    done += read;
  }
  return bytes.toString("utf8", 0, length);
}
