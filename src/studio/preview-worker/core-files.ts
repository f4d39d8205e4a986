import type { Bytes, Files, Listed } from "../../load/files/files.ts";
import { type KeptFile, readKept } from "../pictures/kept-line.ts";
import type { Texts } from "./core-messages.ts";

/** The content in the worker: texts are held in memory, other files only as paths. */
export class CoreFiles implements Files {
  readonly media: string;
  readonly code: string;
  /** Number of updates so far; serves as cache key. */
  version = 0;
  /** Pictures and documents that were added or removed (`null`) since `others` was listed. */
  readonly kept = new Map<string, KeptFile | null>();
  private readonly texts = new Map<string, Bytes>();
  private readonly encoder = new TextEncoder();

  constructor(
    readonly name: string,
    public others: readonly Listed[],
  ) {
    this.media = `${name}/media`;
    this.code = `${name}/blocks`;
  }

  /** An independent copy, to try changes on. */
  copy(): CoreFiles {
    const copy = new CoreFiles(this.name, this.others);
    for (const [path, text] of this.texts) copy.texts.set(path, text);
    for (const [path, file] of this.kept) copy.kept.set(path, file);
    return copy;
  }

  take(texts: Texts): void {
    if (texts.length > 0) this.version += 1;
    for (const [path, text] of texts) {
      if (!path.endsWith(".yaml"))
        this.kept.set(path, text === null ? null : (readKept(text) ?? null));
      else if (text === null) this.texts.delete(path);
      else this.texts.set(path, this.encoder.encode(text));
    }
  }

  list(): Listed[] {
    const others = [...this.others.map(({ path }) => path), ...this.kept.keys()];
    const paths = new Set([...this.texts.keys(), ...others]);
    const links = new Map(this.others.map((file) => [file.path, file]));
    // `others` may still list a text that was removed.
    const isThere = (path: string) => !path.endsWith(".yaml") && this.kept.get(path) !== null;
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
