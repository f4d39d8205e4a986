import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Shelf } from "../../model/text-on-request.ts";

const folder = ".cache/shelves";

/** Spills article bodies to disk during a build: all together would not fit into memory. */
export interface TextShelf {
  put: Shelf;
  /**
   * The descriptor of its spill file, to which another thread may write. `undefined` if in memory.
   */
  file?: number;
  /** Returns a function that reads the text which another thread wrote at this position. */
  at(start: number, length: number): () => string;
  /** Closes the file. Nothing can be read afterwards. */
  close(): void;
}

/**
 * Opens an empty store. Its file disappears with the process. If no file can be created, texts stay
 * in memory.
 */
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
      // The next file may get the same descriptor.
      latest = undefined;
      closeSync(file);
    },
  };
}

function nothing(): string {
  return "";
}

// Separate functions on purpose: closures share their scope, so a closure made in `put` would keep
// `text` alive.
function inMemory(text: string): () => string {
  return () => text;
}

function onDisk(file: number, start: number, length: number): () => string {
  return () => readText(file, start, length);
}

/** Creates an unlinked file: nothing remains once it is closed or the process is killed. */
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

/** One buffer for all texts: memory of many buffers is reclaimed late. */
let scratch = Buffer.alloc(64 * 1024);

function scratchFor(length: number): Buffer {
  if (scratch.length < length) scratch = Buffer.alloc(length * 2);
  return scratch;
}

/**
 * Returns the number of bytes written, `undefined` if the disk is full: then the text stays in
 * memory.
 */
export function writeText(file: number, text: string, start: number): number | undefined {
  // A UTF-16 unit takes at most three bytes in UTF-8.
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

/** One-entry cache: callers read the same text several times in a row before moving on. */
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
