import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { diskFiles } from "../../../load/files/disk-files.ts";
import type { CollectionRules } from "../../../model/collections.ts";
import { folderHistory } from "../../git/folder-history.ts";
import type {
  FileVersion,
  HostBytes,
  HostText,
  HostTexts,
  Missing,
  WriteAnswer,
} from "../contract/host-files.ts";
import type { Refusal } from "../contract/refusal.ts";
import type { StudioHost } from "../contract/studio-host.ts";
import {
  type Change,
  checkEdits,
  checkPath,
  isRefusal,
  refusalOfBytes,
} from "./allowed/checked-edits.ts";
import { textOf } from "./allowed/told-by-bytes.ts";
import { type ContentReader, createReader } from "./content-reader.ts";
import { type DiskSteps, diskSteps } from "./disk-steps.ts";
import { packFiles } from "./export-zip.ts";
import { versionOf } from "./file-versions.ts";
import { lockFolder } from "./folder-lock.ts";
import { createTurns } from "./in-turn.ts";
import { openJournal } from "./journal/folder-journal.ts";
import { type KeptBytes, openKept } from "./kept/kept-bytes.ts";
import { openIntents } from "./set/intents.ts";
import { type Ground, settlePending } from "./set/settle-intents.ts";
import { writeSet } from "./set/write-set.ts";
import { makeStateFolder } from "./state-folder.ts";
import { systemRefusal } from "./system-refusal.ts";
import { refusal } from "./words.pt-br.ts";

export interface FolderHostOptions {
  /**
   * The collections of the site; each adds a writable file. Read on every call, because they may
   * change.
   */
  collections: CollectionRules;
  steps?: DiskSteps;
  now?: () => number;
}

/** A storage backend on a local folder. */
export interface FolderHost extends StudioHost {
  /** Flushes the journal and releases the lock. */
  close(): Promise<void>;
}

/**
 * Opens a content folder and recovers interrupted writes. Only one studio can open a folder; a
 * second one gets a failure.
 *
 * State that is not content is stored next to the content folder, in `.prelo/studio/<its name>`:
 * the write-ahead log, the journal and the lock. It is local to this computer, and ignored by git.
 */
export async function openFolderHost(
  content: string,
  { collections, steps = diskSteps, now }: FolderHostOptions,
): Promise<FolderHost | Refusal> {
  try {
    const root = await realpath(content);
    const state = await makeStateFolder(root);
    const unlock = await lockFolder(state);
    if (!unlock) return refusal("already-open");
    const ground = { root, steps, log: openIntents(join(state, "intents"), steps) };
    const journal = await openJournal(join(state, "journal"), { steps, now });
    await settlePending(ground);
    const kept = await openKept(join(state, "kept"), { steps, now });
    const close = async () => {
      await journal.close();
      await unlock();
    };
    const history = folderHistory(root, collections);
    return { ...createHost(ground, collections, kept), journal, history, close };
  } catch (error) {
    return systemRefusal(error);
  }
}

function createHost(
  ground: Ground,
  collections: CollectionRules,
  kept: KeptBytes,
): Omit<StudioHost, "journal" | "history"> {
  const inTurn = createTurns();
  const reader = createReader(ground.root, collections);
  const write = (changes: readonly Change[]): Promise<WriteAnswer> =>
    inTurn(async () => {
      await settlePending(ground);
      return writeSet(ground, changes);
    }).catch((error) => systemRefusal(error, changes[0]?.path));
  return {
    list: () => answered(async () => ({ kind: "files", files: await reader.list() })),
    read: (path) => answered(() => readText(reader, path), path),
    readAll: () => answered(() => readTexts(reader)),
    readBytes: (path) => answered(() => readBytes(reader, path), path),
    async write(edits) {
      return answered(async () => {
        const changes = await checkEdits(edits, collections, kept.find);
        if (isRefusal(changes)) return changes;
        await keepGone(changes, reader, kept);
        return write(changes);
      });
    },
    keep: (path, bytes) =>
      answered(async () => {
        const refused = await refusalOfBytes(path, bytes, collections);
        return refused ?? { kind: "bytes-kept", version: await kept.keep(bytes) };
      }, path),
    readKept: (path, version) =>
      answered(async () => {
        const kind = checkPath(path, collections);
        if (isRefusal(kind)) return kind;
        if (kind.kind === "text") return refusal("unknown-kind", { path });
        const bytes = await kept.find(version);
        return bytes ? { kind: "bytes", path, bytes, version } : { kind: "missing", path };
      }, path),
    async writeBytes(path, bytes, expect) {
      const refused = await refusalOfBytes(path, bytes, collections);
      return refused ?? write([{ path, bytes, expect }]);
    },
    watch: createWatch(ground.root, reader),
    exportAll: () => answered(() => packFiles(reader.everything())),
  };
}

/**
 * Backs up pictures and documents that are removed or replaced. Texts need no copy: the journal has
 * them.
 */
async function keepGone(
  changes: readonly Change[],
  reader: ContentReader,
  kept: KeptBytes,
): Promise<void> {
  for (const { path, bytes, expect } of changes) {
    if (bytes !== null && expect === null) continue;
    const found = await reader.read(path, ["picture", "document"]);
    if (found.kind === "found") await kept.keep(found.bytes);
  }
}

/** Turns system errors into failures. */
function answered<Value>(action: () => Promise<Value>, path?: string): Promise<Value | Refusal> {
  return action().catch((error) => systemRefusal(error, path));
}

async function readText(
  reader: ContentReader,
  path: string,
): Promise<HostText | Missing | Refusal> {
  const answer = await reader.read(path, ["text"]);
  if (answer.kind !== "found") return answer;
  const text = textOf(answer.bytes);
  if (text === undefined) return refusal("no-text", { path });
  return { kind: "text", path, text, version: versionOf(answer.bytes) };
}

async function readTexts(reader: ContentReader): Promise<HostTexts> {
  const paths = await reader.paths("text");
  const answers = await Promise.all(paths.map((path) => readText(reader, path)));
  return { kind: "texts", files: answers.filter((answer) => answer.kind === "text") };
}

async function readBytes(
  reader: ContentReader,
  path: string,
): Promise<HostBytes | Missing | Refusal> {
  const answer = await reader.read(path, ["picture", "document"]);
  if (answer.kind !== "found") return answer;
  const { bytes } = answer;
  return { kind: "bytes", path, bytes, version: versionOf(bytes) };
}

/** All listeners share one file watcher. */
function createWatch(root: string, reader: ContentReader): StudioHost["watch"] {
  const listeners = new Set<(changes: readonly FileVersion[]) => void>();
  let stop: (() => void) | undefined;
  const onChange = async (paths: readonly string[]) => {
    const changes = await reader.versions(paths).catch(() => []);
    if (changes.length > 0) for (const tell of listeners) tell(changes);
  };
  return (tell) => {
    const listener = (changes: readonly FileVersion[]) => tell(changes);
    listeners.add(listener);
    stop ??= diskFiles(root).watch((paths) => void onChange(paths));
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
