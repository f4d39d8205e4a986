import { createFailure } from "#lang/studio/backend-contract/strings";
import { folderStrings } from "#lang/studio/hosts/directory/strings";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import { createSerialQueue } from "../../async/serial-queue.ts";
import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { WriteResult } from "../../backend-contract/files.ts";
import {
  type CheckedChange,
  checkBytes,
  checkEdits,
  checkPath,
  isBackendFailure,
} from "../../backend-contract/validation/check-edits.ts";
import { type BrowserBlobStore, createBrowserBlobStore } from "../../browser/browser-blob-store.ts";
import { createBrowserJournal } from "../../browser/browser-journal.ts";
import { openDatabase } from "../../browser/database.ts";
import { hashBytes } from "../../browser/hash-bytes.ts";
import { createFolderAccessMonitor, type FolderAccessMonitor } from "./connection.ts";
import { toDirectoryFailure } from "./failures.ts";
import {
  createFileLister,
  type DirectoryReadContext,
  exportZip,
  readFileOfKinds,
  readSiteCodeVersions,
  readText,
  readTexts,
} from "./read-files.ts";
import { openTransactionLog } from "./transaction/write-ahead-log.ts";
import {
  type DirectoryTransactionContext,
  recoverPendingTransactions,
  writeDirectoryFiles,
} from "./transaction/write-files.ts";
import { createDirectoryWatcher } from "./watch.ts";

/** Options of the backend. */
export interface DirectoryBackendOptions {
  /** The handle of the content folder. */
  folder: FileSystemDirectoryHandle;
  /** The name of the journal and the blob store of this folder in the browser. */
  name: string;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionDefinitions;
}

interface DirectoryBackendContext extends DirectoryTransactionContext, DirectoryReadContext {
  blobStore: BrowserBlobStore;
  connection: FolderAccessMonitor;
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
): Promise<StorageBackend | BackendFailure> {
  const { folder, name, collections } = options;
  try {
    const context = {
      folder,
      log: openTransactionLog(await openDatabase(name)),
      collections,
      blobStore: createBrowserBlobStore(name),
      connection: createFolderAccessMonitor(folder),
    };
    await recoverPendingTransactions(context);
    return createDirectoryBackend(context, name);
  } catch (error) {
    return toDirectoryFailure(error);
  }
}

function createDirectoryBackend(context: DirectoryBackendContext, name: string): StorageBackend {
  const inTurn = createSerialQueue();
  const list = createFileLister(context);
  const watching = createDirectoryWatcher(() =>
    runAndTrackConnection(context, list).then(undefinedIfFailure),
  );
  const write = (changes: readonly CheckedChange[]): Promise<WriteResult> =>
    runAndTrackConnection(context, () =>
      inTurn(async () => {
        await recoverPendingTransactions(context);
        const answer = await writeDirectoryFiles(context, changes);
        if (answer.kind === "written") watching.notifyOwnWrite(answer.files);
        return answer;
      }),
    );
  const { folder, collections, blobStore } = context;
  return {
    list: () =>
      runAndTrackConnection(context, async () => {
        const files = await list();
        watching.setBaseline(files);
        return { kind: "files", files };
      }),
    read: (path) => runAndTrackConnection(context, () => readText(context, path), path),
    readAll: () => runAndTrackConnection(context, () => readTexts(context)),
    readBytes: (path) =>
      runAndTrackConnection(context, async () => {
        const found = await readFileOfKinds(context, path, ["picture", "document"]);
        if (!(found instanceof Uint8Array)) return found;
        return { kind: "bytes", path, bytes: found, version: await hashBytes(found) };
      }),
    write: (edits) =>
      runAndTrackConnection(context, async () => {
        const changes = await checkEdits(edits, collections, blobStore.get);
        if (isBackendFailure(changes)) return changes;
        await backUpReplacedBytes(context, changes);
        return write(changes);
      }),
    stageBlob: (path, bytes) =>
      withDirectoryFailures(async () => {
        const refused = await checkBytes(path, bytes, collections);
        return refused ?? { kind: "bytes-kept", version: await blobStore.put(bytes) };
      }),
    readBlob: (path, version) =>
      withDirectoryFailures(async () => {
        const kind = checkPath(path, collections);
        if (isBackendFailure(kind)) return kind;
        if (kind.kind === "text") return createFailure("unknown-kind", { path });
        const bytes = await blobStore.get(version);
        return bytes ? { kind: "bytes", path, bytes, version } : { kind: "missing", path };
      }),
    writeBytes: async (path, bytes, expect) =>
      (await checkBytes(path, bytes, collections)) ?? write([{ path, bytes, expect }]),
    watch: watching.watch,
    watchConnection: context.connection.listen,
    siteCodeVersions: () => runAndTrackConnection(context, () => readSiteCodeVersions(folder)),
    unreachableMessage: folderStrings.away,
    reconnect: { label: folderStrings.regain, ask: context.connection.requestAccess },
    publishingNote: folderStrings.onward,
    journal: createBrowserJournal(name),
    exportAll: () => runAndTrackConnection(context, () => exportZip(folder)),
  };
}

/** Runs an action, and turns browser errors into failures. */
async function withDirectoryFailures<Value>(
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | BackendFailure> {
  try {
    return await action();
  } catch (error) {
    return toDirectoryFailure(error, path);
  }
}

/**
 * Runs an action on the folder like `withDirectoryFailures`, and updates the connection state from
 * the result.
 */
async function runAndTrackConnection<Value extends object>(
  { connection }: DirectoryBackendContext,
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | BackendFailure> {
  const answer = await withDirectoryFailures(action, path);
  connection.reportResult(answer);
  return answer;
}

function undefinedIfFailure<Value extends object>(
  answer: Value | BackendFailure,
): Value | undefined {
  return "code" in answer ? undefined : answer;
}

/**
 * Backs up the bytes of pictures and documents that changes remove or replace. Texts need no copy,
 * because the journal has them.
 */
async function backUpReplacedBytes(
  context: DirectoryBackendContext,
  changes: readonly CheckedChange[],
): Promise<void> {
  for (const { path, bytes, expect } of changes) {
    if (bytes !== null && expect === null) continue;
    const found = await readFileOfKinds(context, path, ["picture", "document"]);
    if (found instanceof Uint8Array) await context.blobStore.put(found);
  }
}
