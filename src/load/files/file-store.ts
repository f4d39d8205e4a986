/** The bytes of a file. */
export type Bytes = Uint8Array;

/** A value, or a promise of one. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** A file of a folder. */
export interface FileEntry {
  /** The path in the folder, with `/`. */
  path: string;
  /**
   * Set for a symbolic link out of its folder (the media folder for pictures) or to a missing
   * target.
   */
  link?: "outside" | "nowhere";
}

/**
 * A folder of files: on disk, in memory or on a network. All paths are relative to it, with `/`.
 * Thousands of small reads are several times faster without promises, so stores that can answer
 * synchronously do. A store that cannot always returns promises.
 */
export interface FileStore {
  /** The folder name in messages. */
  name: string;
  /** The media folder: its path if it is on disk, else only a name. */
  media: string;
  /** The folder of the site code: its path if it is on disk, else only a name. It may not exist. */
  code: string;
  /** All files, in the same order on every system; `undefined` if the folder does not exist. */
  list(): MaybePromise<readonly FileEntry[] | undefined>;
  /**
   * The bytes of a file; `undefined` if it does not exist.
   *
   * @param most the caller needs only this many bytes from the start; all by default
   */
  read(path: string, most?: number): MaybePromise<Bytes | undefined>;
  /** The file size in bytes; `undefined` if it does not exist. */
  size(path: string): MaybePromise<number | undefined>;
  /** Replaces a file atomically: readers see the old bytes or the new ones. */
  write(path: string, bytes: Bytes): MaybePromise<void>;
  /** Calls back with the changed paths. Returns a function that stops watching. */
  watch(onChange: (paths: readonly string[]) => void): () => void;
}

/** Converts a file name from a message to its path in the folder. */
export function pathFromDisplayPath({ name }: Pick<FileStore, "name">, file: string): string {
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
