import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Version } from "../../contract/host-files.ts";
import type { DiskSteps } from "../disk-steps.ts";

/** A file of a transaction. */
export interface IntentFile {
  path: string;
  /** Its version before; `null` if it did not exist. */
  before: Version | null;
  /** Its version after; `null` if it is removed. */
  after: Version | null;
}

/** A transaction over several files, logged on disk before any other step. */
export interface Intent {
  id: string;
  files: readonly IntentFile[];
}

/**
 * The phase of a transaction. `prepare`: the new bytes are staged next to the files. `commit`: all
 * are staged, and the files are renamed one by one. `undo`: a step failed, and the old bytes are
 * restored. `done`: only temporary files are left to remove.
 */
export type Phase = "prepare" | "commit" | "undo" | "done";

/** An unfinished transaction, perhaps of a dead process. */
export interface Pending {
  phase: Phase;
  /** Missing if the log entry is truncated: then no other step was done. */
  intent?: Intent;
  /** The file name of the log entry. */
  name: string;
}

/** A write-ahead log of transactions. */
export interface IntentLog {
  begin(files: readonly IntentFile[]): Promise<Intent>;
  /** Moves a transaction to its next phase atomically, by one rename. */
  advance(intent: Intent, from: Phase, to: Phase): Promise<void>;
  /** The logged phase of a transaction; `undefined` if it has ended. */
  phaseOf(intent: Intent): Promise<Phase | undefined>;
  end(name: string): Promise<void>;
  pending(): Promise<Pending[]>;
}

/** @param folder of the log entries, outside the content; it may not exist yet */
export function openIntents(folder: string, steps: DiskSteps): IntentLog {
  const noteOf = (intent: Intent, phase: Phase) => join(folder, `${intent.id}.${phase}`);
  return {
    async begin(files) {
      const intent = { id: randomBytes(8).toString("hex"), files };
      await steps.makeFolder(folder);
      await steps.create(noteOf(intent, "prepare"), Buffer.from(JSON.stringify(intent)));
      await steps.settle(folder);
      return intent;
    },
    async advance(intent, from, to) {
      await steps.rename(noteOf(intent, from), noteOf(intent, to));
      await steps.settle(folder);
    },
    async phaseOf({ id }) {
      const pending = await readPending(folder);
      return pending.find(({ name }) => name.startsWith(`${id}.`))?.phase;
    },
    end: (name) => steps.remove(join(folder, name)),
    pending: () => readPending(folder),
  };
}

/** The file name of a log entry. */
export function noteName(intent: Intent, phase: Phase): string {
  return `${intent.id}.${phase}`;
}

/**
 * The paths of the staged new bytes and the backup of the old ones: in the same folder, so that a
 * rename is enough.
 */
export function besides(place: string, { id }: Pick<Intent, "id">): { next: string; old: string } {
  const beside = join(dirname(place), `.${basename(place)}.${id}`);
  return { next: `${beside}.new`, old: `${beside}.old` };
}

async function readPending(folder: string): Promise<Pending[]> {
  const names = await readdir(folder).catch(() => []);
  const notes = names.sort().map(async (name): Promise<Pending[]> => {
    const phase = /^[0-9a-f]{16}\.(prepare|commit|undo|done)$/.exec(name)?.[1];
    if (!phase) return [];
    const intent = toIntent(await readFile(join(folder, name), "utf8"), name);
    return [{ name, phase: phase as Phase, intent }];
  });
  return (await Promise.all(notes)).flat();
}

/** Parses a log entry; `undefined` if it is truncated. */
function toIntent(text: string, name: string): Intent | undefined {
  try {
    const { id, files }: { id?: unknown; files?: unknown } = JSON.parse(text);
    if (typeof id !== "string" || !name.startsWith(`${id}.`)) return undefined;
    return Array.isArray(files) && files.every(isIntentFile) ? { id, files } : undefined;
  } catch {
    return undefined;
  }
}

function isIntentFile(value: unknown): value is IntentFile {
  if (typeof value !== "object" || value === null) return false;
  const { path, before, after }: { path?: unknown; before?: unknown; after?: unknown } = value;
  const isVersion = (each: unknown) => each === null || typeof each === "string";
  return typeof path === "string" && isVersion(before) && isVersion(after);
}
