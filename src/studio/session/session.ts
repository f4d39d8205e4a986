import type { Step as MigrationStep } from "../../load/migrations/content-step.ts";
import type { Change } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import type { ChangeRefusal } from "./editor.ts";
import type { Step } from "./history/undo-steps.ts";
import type { Checking, Told } from "./saving/checking.ts";
import type { Happened } from "./session-core.ts";
import { StudioSession } from "./studio-session.ts";

export type { Checking, Told } from "./saving/checking.ts";

/** How far what was written has come; where several hold, the first of conflict, error, draft, saving, saved. */
export type SaveState = "saved" | "saving" | "draft" | "conflict" | "error";

export interface SessionOptions {
  host: StudioHost;
  checking: Checking;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Runs something after some milliseconds, unless what it gives is called. */
  later?: (run: () => void, ms: number) => () => void;
  /** What brings older content up; the program's steps unless told. */
  steps?: readonly MigrationStep[];
}

/** Two versions of a file between which somebody has to choose; `null` is a file that is not there. */
interface Conflict {
  file: string;
  mine: string | null;
  theirs: string | null;
}

/** What the studio holds: the texts of a content, what is done with them, and how far that has come. */
export interface Session {
  /** Reads all texts of the content, and brings back what the journal has that is not on the disk. */
  open(): Promise<void>;
  files(): readonly string[];
  /** As it stands in the studio now. */
  text(file: string): string | undefined;
  /** All texts, as they stand in the studio or as they lie on the disk. */
  texts(where: "studio" | "disk"): ReadonlyMap<string, string>;
  /** What a text says, in today's form; the same object as long as the text is the same. */
  value(file: string): unknown;
  /** Of the newest check: errors that stood there at opening first. */
  told(): readonly Told[];
  /** Whether an error of these stood there at opening: nobody's change brought it. */
  wasThere(told: Told): boolean;
  state(): SaveState;
  /** Why nothing can be saved, in a sentence. */
  refusal(): string | undefined;
  /** Changes a text at once, in memory; strokes of one `typing` key without a pause are one step. */
  change(
    file: string,
    change: Change | readonly Change[],
    options?: { typing?: string },
  ): ChangeRefusal | undefined;
  /**
   * One step, saved all or nothing; whole files may come and go in it. What follows from a step can join it by its
   * name, as long as that is the last one.
   */
  changeAll(
    changes: readonly FileChange[],
    options?: { joins?: string },
  ): ChangeRefusal | undefined;
  /** The name of the step that an undo would take back. */
  lastStep(): string | undefined;
  /** Pictures and documents that came, or went (`null`), by the line that stands for their bytes. */
  kept(): ReadonlyMap<string, string | null>;
  /** Notes that a picture or a document lies on the disk, by the line that stands for it: then it can be taken away. */
  hold(file: string, line: string): void;
  /** Makes the edits of a remedy; not where the file has changed since its mistake was told. */
  repair(told: Told): boolean;
  undo(): Step | undefined;
  redo(): Step | undefined;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Hands everything to the journal, and to the disk what adds no error. */
  saveNow(): Promise<void>;
  conflicts(): readonly Conflict[];
  /** Ends a conflict. The other version of a choice for "theirs" can be brought back by undo. */
  settle(file: string, keep: "mine" | "theirs"): void;
  /** Files that differ from what was on the disk when the session was opened. */
  changed(): readonly string[];
  /** Calls after each change of texts, messages or state. */
  subscribe(listener: (what: Happened) => void): () => void;
  /** Saves what can be saved, and lets go of the host. */
  close(): Promise<void>;
}

/** A session over wherever the content lies; nothing is read before it is opened. Never fails: troubles are its state. */
export function createSession({
  host,
  checking,
  now = Date.now,
  later = inTime,
  steps,
}: SessionOptions): Session {
  return new StudioSession({ host, checking, now, later, steps });
}

function inTime(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
