import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Version } from "../../contract/host-files.ts";
import type { DiskSteps } from "../disk-steps.ts";

/** A file of a set that is being written. */
export interface IntentFile {
  path: string;
  /** Its version before; `null` where there was none. */
  before: Version | null;
  /** Its version after; `null` where it is removed. */
  after: Version | null;
}

/** A set of files that is being written, noted on the disk before anything is done. */
export interface Intent {
  id: string;
  files: readonly IntentFile[];
}

/**
 * How far a set has come. `prepare`: new bytes are being laid beside the files. `commit`: all are laid, and take
 * their places one by one. `undo`: something stood in the way, and the old bytes return. `done`: only rests
 * are left to be swept up.
 */
export type Phase = "prepare" | "commit" | "undo" | "done";

/** A set that was begun and not ended, maybe by a process that is gone. */
export interface Pending {
  phase: Phase;
  /** Nothing where the note itself was cut short: then nothing else was done yet. */
  intent?: Intent;
  /** The name of the note. */
  name: string;
}

/** The notes of sets that are being written. */
export interface IntentLog {
  begin(files: readonly IntentFile[]): Promise<Intent>;
  /** In one rename, which is the moment in which the whole set passes from one phase to the next. */
  advance(intent: Intent, from: Phase, to: Phase): Promise<void>;
  /** How far a set has come by its note; nothing where it is ended. */
  phaseOf(intent: Intent): Promise<Phase | undefined>;
  end(name: string): Promise<void>;
  pending(): Promise<Pending[]>;
}

/** @param folder where the notes lie, outside of the content; there need not be one yet */
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

/** The name of a set's note. */
export function noteName(intent: Intent, phase: Phase): string {
  return `${intent.id}.${phase}`;
}

/** Where the new bytes of a file wait, and the old ones are kept: beside it, so that one rename is enough. */
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

/** A note as it was written; nothing where it was cut short. */
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
