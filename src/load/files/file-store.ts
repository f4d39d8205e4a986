/** The bytes of a file. */
export type Bytes = Uint8Array;

/** A value, or a promise of one. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** A file of a folder. */
export interface FileEntry {
  /** Its path in the folder, with `/`. */
  path: string;
  /** Where it leads if it is a symbolic link: out of its folder (the media folder for pictures), or nowhere. */
  link?: "outside" | "nowhere";
}

/**
 * A folder of files: on disk, in memory or on a network. All paths are
 * relative to it, with `/`. Thousands of small files are read several times faster at once, one
 * after the other, than by promises; whoever cannot answers later, and then always.
 */
export interface FileStore {
  /** The folder as messages name it. */
  name: string;
  /** Its folder of pictures: where they lie on a disk, else only a name. */
  media: string;
  /** The folder of the site's own code: where it lies on a disk, else only a name; there may be none. */
  code: string;
  /** All files, in the same order on every system; `undefined` if there is no folder. */
  list(): MaybePromise<readonly FileEntry[] | undefined>;
  /**
   * The bytes of a file; `undefined` if it does not exist.
   *
   * @param most so many bytes of its beginning are enough; all unless told
   */
  read(path: string, most?: number): MaybePromise<Bytes | undefined>;
  /** The file size in bytes; `undefined` if it does not exist. */
  size(path: string): MaybePromise<number | undefined>;
  /** Replaces a file atomically: readers see the old bytes or the new ones. */
  write(path: string, bytes: Bytes): MaybePromise<void>;
  /** Calls back with the changed paths. Returns a function that stops watching. */
  watch(onChange: (paths: readonly string[]) => void): () => void;
}

/** The path in a folder of a file as messages name it. */
export function displayPathIn({ name }: Pick<FileStore, "name">, file: string): string {
  return file.slice(name.length + 1);
}

/** Maps a value: synchronously if it is available, else when the promise resolves. */
export function mapMaybePromise<Value, Next>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Whether two files have the same bytes. */
export function equalBytes(bytes: Bytes, others: Bytes): boolean {
  if (bytes.length !== others.length) return false;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] !== others[index]) return false;
  }
  return true;
}
