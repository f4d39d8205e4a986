import type { CollectionRules } from "../../../model/collections.ts";
import { browserJournal } from "../../browser/browser-journal.ts";
import { type BrowserKept, browserKept } from "../../browser/browser-kept.ts";
import { bytesVersion } from "../../browser/bytes-version.ts";
import { openDatabase } from "../../browser/database.ts";
import type { WriteAnswer } from "../contract/host-files.ts";
import type { Refusal } from "../contract/refusal.ts";
import type { StudioHost } from "../contract/studio-host.ts";
import {
  type Change,
  checkEdits,
  checkPath,
  isRefusal,
  refusalOfBytes,
} from "../local/allowed/checked-edits.ts";
import { createTurns } from "../local/in-turn.ts";
import { refusal } from "../local/words.pt-br.ts";
import { openBegunSets } from "./begun-sets.ts";
import {
  codeVersions,
  createList,
  packed,
  type ReadGround,
  readOne,
  readText,
  readTexts,
} from "./directory-reads.ts";
import { directoryRefusal } from "./directory-refusal.ts";
import { type SetGround, settleSets, writeDirectorySet } from "./directory-set.ts";
import { watchDirectory } from "./directory-watch.ts";
import { createReach, type Reach } from "./reach-folder.ts";
import { folderWords } from "./words.pt-br.ts";

/** Options of the backend. */
export interface DirectoryOptions {
  /** The handle of the content folder. */
  folder: FileSystemDirectoryHandle;
  /** The name of its journal and blob store in this browser. */
  name: string;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionRules;
}

interface Ground extends SetGround, ReadGround {
  kept: BrowserKept;
  reach: Reach;
}

/**
 * Opens a content folder in the browser and recovers writes that an earlier page left unfinished.
 * This backend has no history. The journal and other state are stored in the browser, not in the
 * folder.
 *
 * @returns the backend, or a failure if the browser denies access to the folder
 */
export async function openDirectoryHost(options: DirectoryOptions): Promise<StudioHost | Refusal> {
  const { folder, name, collections } = options;
  try {
    const sets = openBegunSets(await openDatabase(name));
    const ground = {
      folder,
      sets,
      collections,
      kept: browserKept(name),
      reach: createReach(folder),
    };
    await settleSets(ground);
    return createHost(ground, name);
  } catch (error) {
    return directoryRefusal(error);
  }
}

function createHost(ground: Ground, name: string): StudioHost {
  const inTurn = createTurns();
  const list = createList(ground);
  const watching = watchDirectory(() => answered(ground, list).then(unlessRefused));
  const write = (changes: readonly Change[]): Promise<WriteAnswer> =>
    answered(ground, () =>
      inTurn(async () => {
        await settleSets(ground);
        const answer = await writeDirectorySet(ground, changes);
        if (answer.kind === "written") watching.wrote(answer.files);
        return answer;
      }),
    );
  const { folder, collections, kept } = ground;
  return {
    list: () =>
      answered(ground, async () => {
        const files = await list();
        watching.listed(files);
        return { kind: "files", files };
      }),
    read: (path) => answered(ground, () => readText(ground, path), path),
    readAll: () => answered(ground, () => readTexts(ground)),
    readBytes: (path) =>
      answered(ground, async () => {
        const found = await readOne(ground, path, ["picture", "document"]);
        if (!(found instanceof Uint8Array)) return found;
        return { kind: "bytes", path, bytes: found, version: await bytesVersion(found) };
      }),
    write: (edits) =>
      answered(ground, async () => {
        const changes = await checkEdits(edits, collections, kept.find);
        if (isRefusal(changes)) return changes;
        await keepGone(ground, changes);
        return write(changes);
      }),
    keep: (path, bytes) =>
      guarded(async () => {
        const refused = await refusalOfBytes(path, bytes, collections);
        return refused ?? { kind: "bytes-kept", version: await kept.keep(bytes) };
      }),
    readKept: (path, version) =>
      guarded(async () => {
        const kind = checkPath(path, collections);
        if (isRefusal(kind)) return kind;
        if (kind.kind === "text") return refusal("unknown-kind", { path });
        const bytes = await kept.find(version);
        return bytes ? { kind: "bytes", path, bytes, version } : { kind: "missing", path };
      }),
    writeBytes: async (path, bytes, expect) =>
      (await refusalOfBytes(path, bytes, collections)) ?? write([{ path, bytes, expect }]),
    watch: watching.watch,
    reach: ground.reach.listen,
    codeVersions: () => answered(ground, () => codeVersions(folder)),
    away: folderWords.away,
    regain: { label: folderWords.regain, ask: ground.reach.ask },
    onward: folderWords.onward,
    journal: browserJournal(name),
    exportAll: () => answered(ground, () => packed(folder)),
  };
}

/** Turns browser errors into failures. */
async function guarded<Value>(
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | Refusal> {
  try {
    return await action();
  } catch (error) {
    return directoryRefusal(error, path);
  }
}

/** Like `guarded`, for operations on the folder: the result also updates the connection state. */
async function answered<Value extends object>(
  { reach }: Ground,
  action: () => Promise<Value>,
  path?: string,
): Promise<Value | Refusal> {
  const answer = await guarded(action, path);
  reach.told(answer);
  return answer;
}

function unlessRefused<Value extends object>(answer: Value | Refusal): Value | undefined {
  return "code" in answer ? undefined : answer;
}

/**
 * Backs up pictures and documents that are removed or replaced. Texts need no copy: the journal has
 * them.
 */
async function keepGone(ground: Ground, changes: readonly Change[]): Promise<void> {
  for (const { path, bytes, expect } of changes) {
    if (bytes !== null && expect === null) continue;
    const found = await readOne(ground, path, ["picture", "document"]);
    if (found instanceof Uint8Array) await ground.kept.keep(found);
  }
}
