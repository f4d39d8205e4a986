import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A place for the texts of many articles that takes no memory. */
export interface Shelf {
  /** Puts something away that JSON can hold, and gives what fetches it; throws where the disk is full. */
  put<Thing>(thing: Thing): () => Thing;
  /** After this nothing can be fetched any more. */
  close(): void;
}

/**
 * Opens a shelf: a file without a name, of which nothing is left when the process ends. Where there
 * can be no such file, what is put away stays in memory.
 *
 * @param folder where the file lies
 */
export function openShelf(folder = ".cache/texts"): Shelf {
  const file = openNameless(folder);
  return file === undefined ? shelfInMemory : shelfIn(file);
}

function openNameless(folder: string): number | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const file = openSync(path, "wx+");
    rmSync(path);
    return file;
  } catch {
    return undefined;
  }
}

const shelfInMemory: Shelf = {
  put(thing) {
    const text = Buffer.from(JSON.stringify(thing));
    return () => JSON.parse(text.toString());
  },
  close() {},
};

function shelfIn(file: number): Shelf {
  let end = 0;
  return {
    put(thing) {
      const text = Buffer.from(JSON.stringify(thing));
      writeFileSync(file, text);
      end += text.length;
      // Made elsewhere: a function here would keep hold of the text itself.
      return fetchFrom(file, end - text.length, text.length);
    },
    close: () => closeSync(file),
  };
}

function fetchFrom<Thing>(file: number, start: number, length: number): () => Thing {
  return () => {
    const text = Buffer.allocUnsafe(length);
    readSync(file, text, 0, length, start);
    return JSON.parse(text.toString());
  };
}
