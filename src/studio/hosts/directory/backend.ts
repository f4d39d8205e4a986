import type { CollectionRules } from "../../../model/collections.ts";
import { type BrowserBlobStore, browserBlobStore } from "../../browser/browser-blob-store.ts";
import { browserJournal } from "../../browser/browser-journal.ts";
import { openDatabase } from "../../browser/database.ts";
import { hashBytes } from "../../browser/hash-bytes.ts";
import type { StorageBackend } from "../contract/backend.ts";
import type { Failure } from "../contract/failure.ts";
import type { WriteResult } from "../contract/files.ts";
import { createSerialQueue } from "../local/serial-queue.ts";
import {
  type CheckedChange,
  checkBytes,
  checkEdits,
  checkPath,
  isFailure,
} from "../local/validation/check-edits.ts";
import { failure } from "../local/words.pt-br.ts";
import { createFolderConnection, type FolderConnection } from "./connection.ts";
import { directoryFailure } from "./failures.ts";
import {
  createFileLister,
  exportZip,
  type ReadContext,
  readOne,
  readText,
  readTexts,
  siteCodeVersions,
} from "./read-files.ts";
import { openTransactionLog } from "./transaction/write-ahead-log.ts";
import {
  type DirectoryTransactionContext,
  recoverDirectory,
  writeDirectoryFiles,
} from "./transaction/write-files.ts";
import { watchDirectory } from "./watch.ts";
import { folderWords } from "./words.pt-br.ts";

/** Options of the backend. */
export interface DirectoryBackendOptions {
  /** The handle of the content folder. */
  folder: FileSystemDirectoryHandle;
  /** The name of its journal and blob store in this browser. */
  name: string;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionRules;
}

interface BackendContext extends DirectoryTransactionContext, ReadContext {
  kept: BrowserBlobStore;
  reach: FolderConnection;
}

/**
 * Opens a content folder in the browser and recovers writes that an earlier page left unfinished.
 * This backend has no history. The journal and other state are stored in the browser, not in the
 * folder.
 *
 * @returns the backend, or a failure if the browser denies access to the folder
 */
export async function openDirectoryBackend(
  options: DirectoryBackendOptions,
): Promise<StorageBackend | Failure> {
  const { folder, name, collections } = options;
  try {
    const sets = openTransactionLog(await openDatabase(name));
    const ground = {
      folder,
      sets,
      collections,
      kept: browserBlobStore(name),
      reach: createFolderConnection(folder),
    };
    await recoverDirectory(ground);
    return createBackend(ground, name);
  } catch (error) {
    return directoryFailure(error);
  }
}

function createBackend(ground: BackendContext, name: string): StorageBackend {
  const inTurn = createSerialQueue();
  const list = createFileLister(ground);
  const watching = watchDirectory(() => trackConnection(ground, list).then(undefinedIfFailed));
  const write = (changes: readonly CheckedChange[]): Promise<WriteResult> =>
    trackConnection(ground, () =>
      inTurn(async () => {
        await recoverDirectory(ground);
        const answer = await writeDirectoryFiles(ground, changes);
        if (answer.kind === "written") watching.notifyOwnWrite(answer.files);
        return answer;
      }),
    );
  const { folder, collections, kept } = ground;
  return {
    list: () =>
      trackConnection(ground, async () => {
        const files = await list();
        watching.setBaseline(files);
        return { kind: "files", files };
      }),
    read: (path) => trackConnection(ground, () => readText(ground, path), path),
    readAll: () => trackConnection(ground, () => readTexts(ground)),
    readBytes: (path) =>
      trackConnection(ground, async () => {
        const found = await readOne(ground, path, ["picture", "document"]);
        if (!(found instanceof Uint8Array)) return found;
        return { kind: "bytes", path, bytes: found, version: await hashBytes(found) };
      }),
    write: (edits) =>
      trackConnection(ground, async () => {
        const changes = await checkEdits(edits, collections, kept.get);
        if (isFailure(changes)) return changes;
        await backUpReplacedBytes(ground, changes);
        return write(changes);
      }),
    stageBlob: (path, bytes) =>
      withDirectoryFailures(async () => {
        const refused = await checkBytes(path, bytes, collections);
        return refused ?? { kind: "bytes-kept", version: await kept.put(bytes) };
      }),
    readBlob: (path, version) =>
      withDirectoryFailures(async () => {
        const kind = checkPath(path, collections);
        if (isFailure(kind)) return kind;
        if (kind.kind === "text") return failure("unknown-kind", { path });
        const bytes = await kept.get(version);
        return bytes ? { kind: "bytes", path, bytes, version } : { kind: "missing", path };
      }),
    writeBytes: async (path, bytes, expect) =>
      (await checkBytes(path, bytes, collections)) ?? write([{ path, bytes, expect }]),
    watch: watching.watch,
    watchConnection: ground.reach.listen,
    siteCodeVersions: () => trackConnection(ground, () => siteCodeVersions(folder)),
    unreachableMessage: folderWords.away,
    reconnect: { label: folderWords.regain, ask: ground.reach.requestAccess },
    publishingNote: folderWords.onward,
    journal: browserJournal(name),
    exportAll: () => trackConnection(ground, () => exportZip(folder)),
  };
}

/** Turns browser errors into failures. */
async function withDirectoryFailures<Value>(
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | Failure> {
  try {
    return await action();
  } catch (error) {
    return directoryFailure(error, path);
  }
}

/** Like `guarded`, for operations on the folder: the result also updates the connection state. */
async function trackConnection<Value extends object>(
  { reach }: BackendContext,
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | Failure> {
  const answer = await withDirectoryFailures(action, path);
  reach.reportResult(answer);
  return answer;
}

function undefinedIfFailed<Value extends object>(answer: Value | Failure): Value | undefined {
  return "code" in answer ? undefined : answer;
}

/**
 * Backs up pictures and documents that are removed or replaced. Texts need no copy: the journal has
 * them.
 */
async function backUpReplacedBytes(
  ground: BackendContext,
  changes: readonly CheckedChange[],
): Promise<void> {
  for (const { path, bytes, expect } of changes) {
    if (bytes !== null && expect === null) continue;
    const found = await readOne(ground, path, ["picture", "document"]);
    if (found instanceof Uint8Array) await ground.kept.put(found);
  }
}
