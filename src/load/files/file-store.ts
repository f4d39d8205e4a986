/** The bytes of a file. */
export type Bytes = Uint8Array;

/** A value, or a promise of one. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** A file of a folder. */
export interface FileEntry {
  /** The path relative to the folder, with `/` as the separator. */
  path: string;
  /**
   * Set for a symbolic link that leads out of its folder (for pictures, the media folder) or to a
   * missing target.
   */
  link?: "outside" | "nowhere";
}

/**
 * A folder of files: on disk, in memory or on a network. All paths are relative to it, with `/` as
 * the separator. Thousands of small reads are several times faster without promises. So a store
 * answers synchronously if it can; otherwise it always returns promises.
 */
export interface FileStore {
  /** The name of the folder in messages. */
  name: string;
  /** The media folder: its path if it is on disk, else only a name. */
  media: string;
  /** The folder of the site code: its path if it is on disk, else only a name. It may not exist. */
  code: string;
  /**
   * Lists all files, in the same order on every system. Returns `undefined` if the folder does not
   * exist.
   */
  list(): MaybePromise<readonly FileEntry[] | undefined>;
  /**
   * Reads the bytes of a file. Returns `undefined` if it does not exist.
   *
   * @param most the caller needs only this many bytes from the start; all by default
   */
  read(path: string, most?: number): MaybePromise<Bytes | undefined>;
  /** Returns the file size in bytes, or `undefined` if the file does not exist. */
  size(path: string): MaybePromise<number | undefined>;
  /** Replaces a file atomically: readers see the old bytes or the new ones. */
  write(path: string, bytes: Bytes): MaybePromise<void>;
  /**
   * Calls `onChange` with the changed paths after each change to the folder. Returns a function
   * that stops watching.
   */
  watch(onChange: (paths: readonly string[]) => void): () => void;
}

/** Converts a file name from a message to its path in the folder. */
export function pathFromDisplayPath({ name }: Pick<FileStore, "name">, file: string): string {
  return file.slice(name.length + 1);
}

/**
 * Applies a function to a value: immediately if the value is available, else when its promise
 * resolves.
 */
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
