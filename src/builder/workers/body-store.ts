import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { TextStore } from "../../model/lazy-fields.ts";

const folder = ".cache/shelves";

/**
 * Stores article bodies in a file during a build, because together they may not fit into memory.
 */
export interface ArticleBodyStore {
  put: TextStore;
  /**
   * The descriptor of the file; another thread may write to it. `undefined` if there is no file.
   */
  file?: number;
  /**
   * Returns a function that reads a text that another thread wrote to the file. `start` and
   * `length` are in bytes.
   */
  reader(start: number, length: number): () => string;
  /** Closes the file. Nothing can be read afterwards. */
  close(): void;
}

/**
 * Opens an empty store. Its file disappears when the process ends. If no file can be created, the
 * texts stay in memory.
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

// These are separate functions, because closures share their scope. A closure made in `put` would
// keep `text` in memory.
function createMemoryReader(text: string): () => string {
  return () => text;
}

function createDiskReader(file: number, start: number, length: number): () => string {
  return () => readText(file, start, length);
}

/**
 * Creates a file and removes its name, so that it disappears when it is closed or the process ends.
 * Returns `undefined` if that fails.
 */
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

/** A buffer for all texts. The memory of many short-lived buffers would be freed late. */
let sharedBuffer = Buffer.alloc(64 * 1024);

function getSharedBuffer(length: number): Buffer {
  if (sharedBuffer.length < length) sharedBuffer = Buffer.alloc(length * 2);
  return sharedBuffer;
}

/**
 * Writes a text to a file at a byte position. Returns the number of bytes written; `undefined` if
 * writing fails, such as on a full disk. The caller then keeps the text in memory.
 */
export function writeText(file: number, text: string, start: number): number | undefined {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  const bytes = getSharedBuffer(text.length * 3);
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

/** The text that was read last, because callers read the same text several times in a row. */
let cachedText: { file: number; start: number; length: number; text: string } | undefined;

function readText(file: number, start: number, length: number): string {
  const isLatest =
    cachedText?.file === file && cachedText.start === start && cachedText.length === length;
  if (!cachedText || !isLatest)
    cachedText = { file, start, length, text: readFromDisk(file, start, length) };
  return cachedText.text;
}

function readFromDisk(file: number, start: number, length: number): string {
  const bytes = getSharedBuffer(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, start + done);
    if (read === 0) throw new Error("The shelf of texts is shorter than what was written to it.");
    done += read;
  }
  return bytes.toString("utf8", 0, length);
}
