import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { TextStore } from "../../model/lazy-fields.ts";

const folder = ".cache/shelves";

/** Spills article bodies to disk during a build: all together would not fit into memory. */
export interface ArticleBodyStore {
  put: TextStore;
  /**
   * The descriptor of its spill file, to which another thread may write. `undefined` if in memory.
   */
  file?: number;
  /** Returns a function that reads the text which another thread wrote at this position. */
  reader(start: number, length: number): () => string;
  /** Closes the file. Nothing can be read afterwards. */
  close(): void;
}

/**
 * Opens an empty store. Its file disappears with the process. If no file can be created, texts stay
 * in memory.
 */
export function openBodyStore(): ArticleBodyStore {
  const file = openTempFile();
  if (file === undefined)
    return { put: createMemoryReader, reader: () => emptyText, close: () => undefined };
  let end = 0;
  return {
    file,
    reader: (start, length) => createDiskReader(file, start, length),
    put(text) {
      const length = writeText(file, text, end);
      if (length === undefined) return createMemoryReader(text);
      end += length;
      return createDiskReader(file, end - length, length);
    },
    close() {
      // The next file may get the same descriptor.
      cachedText = undefined;
      closeSync(file);
    },
  };
}

function emptyText(): string {
  return "";
}

// Separate functions on purpose: closures share their scope, so a closure made in `put` would keep
// `text` alive.
function createMemoryReader(text: string): () => string {
  return () => text;
}

function createDiskReader(file: number, start: number, length: number): () => string {
  return () => readText(file, start, length);
}

/** Creates an unlinked file: nothing remains once it is closed or the process is killed. */
function openTempFile(): number | undefined {
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
let sharedBuffer = Buffer.alloc(64 * 1024);

function growSharedBuffer(length: number): Buffer {
  if (sharedBuffer.length < length) sharedBuffer = Buffer.alloc(length * 2);
  return sharedBuffer;
}

/**
 * Returns the number of bytes written, `undefined` if the disk is full: then the text stays in
 * memory.
 */
export function writeText(file: number, text: string, start: number): number | undefined {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  const bytes = growSharedBuffer(text.length * 3);
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
let cachedText: { file: number; start: number; length: number; text: string } | undefined;

function readText(file: number, start: number, length: number): string {
  const isLatest =
    cachedText?.file === file && cachedText.start === start && cachedText.length === length;
  if (!cachedText || !isLatest)
    cachedText = { file, start, length, text: readFromDisk(file, start, length) };
  return cachedText.text;
}

function readFromDisk(file: number, start: number, length: number): string {
  const bytes = growSharedBuffer(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, start + done);
    if (read === 0) throw new Error("The shelf of texts is shorter than what was written to it.");
    done += read;
  }
  return bytes.toString("utf8", 0, length);
}
