import type { Bytes, FileEntry, FileStore } from "../../load/files/file-store.ts";
import {
  type MediaFilePointer,
  parseMediaFilePointer,
} from "../upload-preparation/media-file-pointer.ts";
import type { FileTextUpdates } from "./messages.ts";

/** The content in the worker. Texts are in memory; other files are known only by their paths. */
export class WorkerFiles implements FileStore {
  readonly media: string;
  readonly code: string;
  /** Number of updates so far; serves as cache key. */
  version = 0;
  /** Pictures and documents that were added or removed (`null`) since `others` was listed. */
  readonly mediaFiles = new Map<string, MediaFilePointer | null>();
  private readonly texts = new Map<string, Bytes>();
  private readonly encoder = new TextEncoder();

  constructor(
    readonly name: string,
    public others: readonly FileEntry[],
  ) {
    this.media = `${name}/media`;
    this.code = `${name}/blocks`;
  }

  /** Returns an independent copy, to try changes on. */
  copy(): WorkerFiles {
    const copy = new WorkerFiles(this.name, this.others);
    for (const [path, text] of this.texts) copy.texts.set(path, text);
    for (const [path, file] of this.mediaFiles) copy.mediaFiles.set(path, file);
    return copy;
  }

  update(texts: FileTextUpdates): void {
    if (texts.length > 0) this.version += 1;
    for (const [path, text] of texts) {
      if (!path.endsWith(".yaml"))
        this.mediaFiles.set(path, text === null ? null : (parseMediaFilePointer(text) ?? null));
      else if (text === null) this.texts.delete(path);
      else this.texts.set(path, this.encoder.encode(text));
    }
  }

  list(): FileEntry[] {
    const others = [...this.others.map(({ path }) => path), ...this.mediaFiles.keys()];
    const paths = new Set([...this.texts.keys(), ...others]);
    const links = new Map(this.others.map((file) => [file.path, file]));
    // `others` may still list a text that was removed.
    const isThere = (path: string) => !path.endsWith(".yaml") && this.mediaFiles.get(path) !== null;
    const there = [...paths].filter((path) => this.texts.has(path) || isThere(path));
    return there.sort().map((path) => links.get(path) ?? { path });
  }

  read(path: string): Bytes | undefined {
    return this.texts.get(path);
  }

  size(path: string): number | undefined {
    return this.texts.get(path)?.length;
  }

  write(): never {
    throw new Error("the core writes nothing");
  }

  watch(): () => void {
    return () => undefined;
  }
}
