import { createHash } from "node:crypto";
import type { StorageBackend } from "../../studio/backend-contract/backend.ts";
import type { BackendFailure, BackendFailureCode } from "../../studio/backend-contract/failure.ts";
import type {
  FileEdit,
  FileVersionId,
  VersionedPath,
} from "../../studio/backend-contract/files.ts";
import type { JournalRecord } from "../../studio/backend-contract/journal.ts";
import { createFailure } from "../../studio/backend-contract/strings.pt-br.ts";

/** Returns the version that every backend assigns to a text. */
function computeTextVersion(text: string): FileVersionId {
  // Instead of a blob, this backend stores only its version.
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  return createHash("sha256").update(text).digest("hex");
}

/** A storage backend in memory. It outlives the sessions opened on it. */
export class MemoryBackend implements StorageBackend {
  readonly texts: Map<string, string>;
  records: JournalRecord[] = [];
  /** The paths of each write so far, in order. */
  readonly writes: string[][] = [];
  /** The number of calls to `append`. */
  appends = 0;
  /** If set, writes fail with this code: all of them, or only those that include `refusingFile`. */
  refusing: BackendFailureCode | undefined;
  /** If set, only writes that include this file fail. */
  refusingFile: string | undefined;
  /** If set, `append` fails with this code. */
  forgetful: BackendFailureCode | undefined;
  private readonly listeners = new Set<(changes: readonly VersionedPath[]) => void>();

  constructor(texts: Readonly<Record<string, string>>) {
    this.texts = new Map(Object.entries(texts));
  }

  readonly journal: StorageBackend["journal"] = {
    append: async (records) => {
      this.appends += 1;
      if (this.forgetful) return createFailure(this.forgetful);
      this.records.push(...records);
      return { kind: "noted" };
    },
    read: async ({ file, from = 0, until = Number.POSITIVE_INFINITY, newest } = {}) => {
      const found = this.records
        .filter((record) => (file ?? record.file) === record.file)
        .filter(({ time }) => time >= from && time <= until);
      return { kind: "records", records: newest === undefined ? found : found.slice(-newest) };
    },
    clear: async (file) => {
      this.records = this.records.filter((record) => file !== undefined && record.file !== file);
      return { kind: "noted" };
    },
  };

  async list(): ReturnType<StorageBackend["list"]> {
    const files = [...this.texts].map(([path, text]) => {
      return { path, version: computeTextVersion(text), size: Buffer.byteLength(text) };
    });
    return { kind: "files", files };
  }

  async read(path: string): ReturnType<StorageBackend["read"]> {
    const text = this.texts.get(path);
    if (text === undefined) return { kind: "missing", path };
    return { kind: "text", path, text, version: computeTextVersion(text) };
  }

  async readAll(): ReturnType<StorageBackend["readAll"]> {
    const texts = [...this.texts].filter(([path]) => path.endsWith(".yaml")).sort();
    const files = texts.map(([path, text]) => {
      return { kind: "text" as const, path, text, version: computeTextVersion(text) };
    });
    return { kind: "texts", files };
  }

  async write(edits: readonly FileEdit[]): ReturnType<StorageBackend["write"]> {
    if (this.refusing) return this.refused(this.refusing, edits);
    const changed = edits.filter(({ path, expect }) => this.versionOf(path) !== expect);
    if (changed.length > 0) {
      const files = changed.map(({ path }) => this.stateOf(path));
      return { kind: "conflict", files };
    }
    this.writes.push(edits.map(({ path }) => path));
    for (const edit of edits) this.put(edit.path, "kept" in edit ? edit.kept : edit.text);
    this.tell(edits.map(({ path }) => path));
    return { kind: "written", files: edits.map(({ path }) => this.versionAt(path)) };
  }

  readBytes(path: string): ReturnType<StorageBackend["readBytes"]> {
    return Promise.resolve({ kind: "missing", path });
  }

  async stageBlob(_path: string, bytes: Uint8Array): ReturnType<StorageBackend["stageBlob"]> {
    return { kind: "bytes-kept", version: createHash("sha256").update(bytes).digest("hex") };
  }

  async readBlob(path: string): ReturnType<StorageBackend["readBlob"]> {
    return { kind: "missing", path };
  }

  async writeBytes(): ReturnType<StorageBackend["writeBytes"]> {
    return createFailure("failed");
  }

  watch(onChange: (changes: readonly VersionedPath[]) => void): () => void {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  }

  async exportAll(): ReturnType<StorageBackend["exportAll"]> {
    return new Uint8Array();
  }

  /** Changes a file as another program would. `null` removes the file. */
  changeOutside(path: string, text: string | null): void {
    this.put(path, text);
    this.tell([path]);
  }

  private refused(code: BackendFailureCode, edits: readonly FileEdit[]) {
    const path = this.refusingFile ?? edits[0]?.path;
    if (!edits.some((edit) => edit.path === path)) return this.allowed(edits);
    const answer: BackendFailure = createFailure(code, path === undefined ? {} : { path });
    return answer;
  }

  private allowed(edits: readonly FileEdit[]) {
    const code = this.refusing;
    this.refusing = undefined;
    return this.write(edits).finally(() => {
      this.refusing = code;
    });
  }

  private put(path: string, text: string | null): void {
    if (text === null) this.texts.delete(path);
    else this.texts.set(path, text);
  }

  private tell(paths: readonly string[]): void {
    for (const listener of [...this.listeners]) listener(paths.map((path) => this.versionAt(path)));
  }

  private versionOf(path: string): FileVersionId | null {
    const text = this.texts.get(path);
    return text === undefined ? null : computeTextVersion(text);
  }

  private versionAt(path: string): VersionedPath {
    return { path, version: this.versionOf(path) };
  }

  private stateOf(path: string): VersionedPath & { text: string | null } {
    return { ...this.versionAt(path), text: this.texts.get(path) ?? null };
  }
}
