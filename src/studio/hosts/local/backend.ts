import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { createFailure } from "#lang/studio/backend-contract/strings";
import { createDiskFileStore } from "../../../load/files/disk-files.ts";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import { createSerialQueue } from "../../async/serial-queue.ts";
import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type {
  MissingFile,
  StoredBytes,
  StoredText,
  StoredTexts,
  VersionedPath,
  WriteResult,
} from "../../backend-contract/files.ts";
import {
  type CheckedChange,
  checkBytes,
  checkEdits,
  checkPath,
  isBackendFailure,
} from "../../backend-contract/validation/check-edits.ts";
import { decodeUtf8 } from "../../backend-contract/validation/file-signatures.ts";
import { type FileSystem, nodeFileSystem } from "../../disk/file-system.ts";
import { computeVersion } from "../../disk/file-versions.ts";
import { createGitHistory } from "../../git/history.ts";
import { type LocalBlobStore, openLocalBlobStore } from "./blobs/blob-store.ts";
import { createZip } from "./export-zip.ts";
import { toSystemFailureOrThrow } from "./failures.ts";
import { lockFolder } from "./folder-lock.ts";
import { openJournal } from "./journal/content-journal.ts";
import { type ContentReader, createContentReader } from "./read-files.ts";
import { ensureStateFolder } from "./state-folder.ts";
import { recoverPendingTransactions, type TransactionContext } from "./transaction/recover.ts";
import { openWriteAheadLog } from "./transaction/write-ahead-log.ts";
import { writeFiles } from "./transaction/write-files.ts";

export interface LocalBackendOptions {
  /**
   * The collections of the site; each adds a writable file. Read on every call, because they may
   * change.
   */
  collections: CollectionDefinitions;
  steps?: FileSystem;
  now?: () => number;
}

/** A storage backend on a local folder. */
export interface LocalBackend extends StorageBackend {
  /** Flushes the journal and releases the lock. */
  close(): Promise<void>;
}

/**
 * Opens a content folder and recovers interrupted writes. Only one studio can open a folder at a
 * time; another one gets a failure.
 *
 * The write-ahead log, the journal and the lock are not content. They are stored next to the
 * content folder, in `.prelo/studio/<its name>`. This state is local to the computer, and git
 * ignores it.
 */
export async function openLocalBackend(
  content: string,
  { collections, steps = nodeFileSystem, now }: LocalBackendOptions,
): Promise<LocalBackend | BackendFailure> {
  try {
    const root = await realpath(content);
    const state = await ensureStateFolder(root);
    const unlock = await lockFolder(state);
    if (!unlock) return createFailure("already-open");
    const ground = { root, steps, log: openWriteAheadLog(join(state, "intents"), steps) };
    const journal = await openJournal(join(state, "journal"), { fileSystem: steps, now });
    await recoverPendingTransactions(ground);
    const kept = await openLocalBlobStore(join(state, "kept"), { fileSystem: steps, now });
    const close = async () => {
      await journal.close();
      unlock();
    };
    const history = createGitHistory(root, collections);
    return { ...createLocalBackend(ground, collections, kept), journal, history, close };
  } catch (error) {
    return toSystemFailureOrThrow(error);
  }
}

function createLocalBackend(
  context: TransactionContext,
  collections: CollectionDefinitions,
  blobStore: LocalBlobStore,
): Omit<StorageBackend, "journal" | "history"> {
  const inTurn = createSerialQueue();
  const reader = createContentReader(context.root, collections);
  const write = (changes: readonly CheckedChange[]): Promise<WriteResult> =>
    inTurn(async () => {
      await recoverPendingTransactions(context);
      return writeFiles(context, changes);
    }).catch((error) => toSystemFailureOrThrow(error, changes[0]?.path));
  return {
    list: () => withSystemFailures(async () => ({ kind: "files", files: await reader.list() })),
    read: (path) => withSystemFailures(() => readText(reader, path), path),
    readAll: () => withSystemFailures(() => readTexts(reader)),
    readBytes: (path) => withSystemFailures(() => readBytes(reader, path), path),
    async write(edits) {
      return withSystemFailures(async () => {
        const changes = await checkEdits(edits, collections, blobStore.get);
        if (isBackendFailure(changes)) return changes;
        await backUpReplacedBytes(changes, reader, blobStore);
        return write(changes);
      });
    },
    stageBlob: (path, bytes) =>
      withSystemFailures(async () => {
        const refused = await checkBytes(path, bytes, collections);
        return refused ?? { kind: "bytes-kept", version: await blobStore.put(bytes) };
      }, path),
    readBlob: (path, version) =>
      withSystemFailures(async () => {
        const kind = checkPath(path, collections);
        if (isBackendFailure(kind)) return kind;
        if (kind.kind === "text") return createFailure("unknown-kind", { path });
        const bytes = await blobStore.get(version);
        return bytes ? { kind: "bytes", path, bytes, version } : { kind: "missing", path };
      }, path),
    async writeBytes(path, bytes, expect) {
      const refused = await checkBytes(path, bytes, collections);
      return refused ?? write([{ path, bytes, expect }]);
    },
    watch: createWatchMethod(context.root, reader),
    exportAll: () => withSystemFailures(() => createZip(reader.allFiles())),
  };
}

/**
 * Backs up the bytes of pictures and documents that changes remove or replace. Texts need no copy,
 * because the journal has them.
 */
async function backUpReplacedBytes(
  changes: readonly CheckedChange[],
  reader: ContentReader,
  blobStore: LocalBlobStore,
): Promise<void> {
  for (const { path, bytes, expect } of changes) {
    if (bytes !== null && expect === null) continue;
    const found = await reader.read(path, ["picture", "document"]);
    if (found.kind === "found") await blobStore.put(found.bytes);
  }
}

/** Runs an action, and turns system errors into failures. */
function withSystemFailures<Value>(
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | BackendFailure> {
  return action().catch((error) => toSystemFailureOrThrow(error, path));
}

async function readText(
  reader: ContentReader,
  path: string,
): Promise<StoredText | MissingFile | BackendFailure> {
  const answer = await reader.read(path, ["text"]);
  if (answer.kind !== "found") return answer;
  const text = decodeUtf8(answer.bytes);
  if (text === undefined) return createFailure("no-text", { path });
  return { kind: "text", path, text, version: computeVersion(answer.bytes) };
}

async function readTexts(reader: ContentReader): Promise<StoredTexts> {
  const paths = await reader.pathsOfKind("text");
  const answers = await Promise.all(paths.map((path) => readText(reader, path)));
  return { kind: "texts", files: answers.filter((answer) => answer.kind === "text") };
}

async function readBytes(
  reader: ContentReader,
  path: string,
): Promise<StoredBytes | MissingFile | BackendFailure> {
  const answer = await reader.read(path, ["picture", "document"]);
  if (answer.kind !== "found") return answer;
  const { bytes } = answer;
  return { kind: "bytes", path, bytes, version: computeVersion(bytes) };
}

/** Creates the `watch` method. All listeners share one file watcher. */
function createWatchMethod(root: string, reader: ContentReader): StorageBackend["watch"] {
  const listeners = new Set<(changes: readonly VersionedPath[]) => void>();
  let stop: (() => void) | undefined;
  const onChange = async (paths: readonly string[]) => {
    const changes = await reader.versions(paths).catch(() => []);
    if (changes.length > 0) for (const tell of listeners) tell(changes);
  };
  return (tell) => {
    const listener = (changes: readonly VersionedPath[]) => tell(changes);
    listeners.add(listener);
    stop ??= createDiskFileStore(root).watch((paths) => void onChange(paths));
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
