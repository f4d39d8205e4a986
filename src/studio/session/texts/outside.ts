import type { FileVersion } from "../../hosts/contract/host-files.ts";
import type { StudioHost } from "../../hosts/contract/studio-host.ts";
import type { UndoStack } from "../history/undo-stack.ts";
import type { DeedPart } from "../journaling/notes.ts";
import { mergeTexts } from "../merging/merge-texts.ts";
import type { Splice } from "../merging/splices.ts";
import { textDifference } from "../merging/text-difference.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Draft, HeldFiles, OnDisk } from "./held-files.ts";
import { isText } from "./text-files.ts";

/** What came into a file from outside. */
interface TakenIn {
  text: string | null;
  /** What it did to the text of the studio; nothing where that is not told by splices. */
  splices?: readonly Splice[];
}

/**
 * A file is on the disk as somebody else left it. Where nothing is pending there, the studio takes it over,
 * and what can be undone moves along; else both changes are put together; else both are kept for a choice.
 *
 * @returns what happened to the text of the studio, to be written down; nothing where it stays
 */
export function takeIn(
  files: HeldFiles,
  history: UndoStack,
  file: string,
  found: OnDisk,
): DeedPart | undefined {
  const before = files.text(file) ?? null;
  const taken = together(files, history, file, found);
  if (!taken) return void files.change(file, { theirs: found });
  files.change(file, { disk: found, text: taken.text, theirs: undefined });
  if (taken.text === before || !history.touches(file)) return undefined;
  if (!taken.splices || before === null || taken.text === null) return void history.cut(file);
  history.rebase(file, taken.splices);
  const [from, to] = [fingerprint(before), fingerprint(taken.text)];
  return { file, path: "", from, to, splices: taken.splices };
}

/** What a file says from now on; nothing where two want different things. */
function together(
  files: HeldFiles,
  history: UndoStack,
  file: string,
  found: OnDisk,
): TakenIn | undefined {
  const held = files.get(file);
  if (!held) return { text: found.text };
  const { disk, text } = held;
  if (found.text === disk.text || found.text === text) return { text };
  if (text === disk.text) return replaced(text, found.text);
  if (isOnTheWay(history, file, { disk: disk.text, text }, found.text)) return { text };
  if (disk.text === null || text === null || found.text === null) return undefined;
  const merged = mergeTexts(disk.text, text, found.text);
  return merged && { text: merged.text, splices: merged.theirs };
}

/**
 * Whether a text is one of mine: what a window wrote as it was closed or killed may come to the disk when the
 * next one is open already. Those from before what was on the disk are none: going back to them is a change.
 */
export function isOnTheWay(
  history: UndoStack,
  file: string,
  { disk, text }: Draft,
  found: string | null,
): boolean {
  let isOnWay = false;
  for (const state of history.states(file, text, "undo")) {
    isOnWay ||= state === found;
    // A file that was written in part is in no history: then no state counts as on its way.
    if (state === disk && isOnWay) return true;
    if (state === disk) break;
  }
  return [...history.states(file, text, "redo")].includes(found);
}

function replaced(before: string | null, text: string | null): TakenIn {
  if (before === null || text === null) return { text };
  return { text, splices: textDifference(before, text) };
}

/** Reads those of changed files that are not as the studio knows them, and hands on what they are now. */
export async function readChanged(
  host: StudioHost,
  files: HeldFiles,
  changes: readonly FileVersion[],
  onFound: (file: string, found: OnDisk) => void,
): Promise<void> {
  for (const { path, version } of changes.filter((change) => isText(change.path))) {
    const held = files.get(path);
    const known = held?.theirs ?? held?.disk;
    if ((known?.version ?? null) === version) continue;
    const answer = await host.read(path);
    if (answer.kind === "text") onFound(path, answer);
    if (answer.kind === "missing") onFound(path, { text: null, version: null });
  }
}
