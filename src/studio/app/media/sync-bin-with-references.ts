import { mediaStrings as strings } from "#lang/studio/app/media/strings";
import { mentionsFile } from "../../../model/markup/file-mentions.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { Debouncer } from "../../async/debouncer.ts";
import type { Told } from "../../session/session.ts";
import { type BinEntry, readBin } from "../recycle-bin/recycle-bin.ts";
import type { StudioModel } from "../studio-model.ts";
import { isPictureName, listMediaFileNames } from "./media-files.ts";
import { copyUnreferencedMediaToBin } from "./set-field-file.ts";

/**
 * The delay (ms) between the last edit and the check. A picture that was cut is usually pasted
 * again soon.
 */
const checkDelay = 2000;

type FileTexts = ReadonlyMap<string, string>;

/** An edit: the text of a file after an undo step. */
interface EditRecord {
  step: string | undefined;
  file: string;
  text: string | undefined;
}

/**
 * Moves media files to the bin when an edit removes the last reference to them, in the same undo
 * step. Restores them when they are referenced again.
 *
 * @returns a function that stops watching
 */
export function syncBinWithReferences(model: StudioModel): () => void {
  const { session } = model;
  /**
   * Unreferenced files that are not in the bin yet. While the content has errors, they remain here,
   * because it is unknown whether they are in use.
   */
  let loose: readonly string[] = [];
  let before: FileTexts = session.texts("disk");
  let missed = "";
  /** The edits since the last check. */
  let traces: EditRecord[] = unsavedEdits(model, before);
  const took = new Map<string, string | undefined>();
  let looked = Promise.resolve();
  const look = async () => {
    const now = session.texts("studio");
    const [earlier, done] = [before, traces];
    loose = listMediaFileNames(model).filter(
      (name) =>
        (loose.includes(name) ||
          mayHaveLostReference(name, before, now) ||
          wasReferenced(name, done)) &&
        ![...now.values()].some((text) => text.includes(name)),
    );
    [before, traces] = [now, []];
    // Do nothing after an undo: a change would make redo impossible.
    if (session.canRedo()) loose = [];
    for (const name of loose) {
      took.set(name, findStepThatRemovedReference(name, earlier, done) ?? took.get(name));
      const isBinned = await moveToBin(model, name, took.get(name));
      // Forget a file once it is in the bin. Otherwise a file that the user restores would be moved
      // there again.
      if (isBinned) loose = loose.filter((other) => other !== name);
    }
  };
  const check = new Debouncer(() => {
    looked = looked.then(look).catch(() => undefined);
  }, checkDelay);
  const stop = session.subscribe(({ files, externalFile }) => {
    // References that were removed outside the studio do not count.
    if (externalFile !== undefined)
      before = withFileText(before, externalFile, session.text(externalFile));
    const missing = newMissingFileDiagnostics(model);
    const newest = missing.map(({ message }) => message).join("\n");
    if (newest !== missed && newest !== "") void restoreReferencedFiles(model, missing);
    missed = newest;
    if (files.length === 0) return;
    const step = session.lastStepId();
    for (const file of files) recordEdit(traces, { step, file, text: session.text(file) });
    check.schedule();
  });
  if (traces.length > 0) check.schedule();
  return () => {
    check.cancel();
    stop();
  };
}

/** Returns the edits that were made before this module was loaded. */
function unsavedEdits({ session }: StudioModel, disk: FileTexts): EditRecord[] {
  const [step, now] = [session.lastStepId(), session.texts("studio")];
  const files = [...new Set([...disk.keys(), ...now.keys()])];
  return files
    .filter((file) => disk.get(file) !== now.get(file))
    .map((file) => ({ step, file, text: now.get(file) }));
}

/**
 * Records an edit. Merges it with the previous one if both belong to the same undo step and file.
 */
function recordEdit(traces: EditRecord[], trace: EditRecord): void {
  const last = traces.at(-1);
  if (last?.step === trace.step && last?.file === trace.file) traces.pop();
  traces.push(trace);
}

/** Finds the last undo step that removed the reference to a file. */
function findStepThatRemovedReference(
  name: string,
  before: FileTexts,
  traces: readonly EditRecord[],
): string | undefined {
  const texts = new Map<string, string | undefined>(before);
  let took: string | undefined;
  for (const { step, file, text } of traces) {
    const isGone = mentionsFile(texts.get(file) ?? "", name) && !mentionsFile(text ?? "", name);
    if (isGone) took = step;
    texts.set(file, text);
  }
  return took;
}

/**
 * Moves a file to the bin, in the undo step that removed the last reference to it. Does nothing if
 * the file is in use, if this is unknown, or if another edit was made in the meantime. The next
 * check then tries again.
 *
 * @returns whether the file was moved
 */
async function moveToBin(model: StudioModel, name: string, took?: string): Promise<boolean> {
  const { session } = model;
  const last = session.lastStepId();
  const goes = await copyUnreferencedMediaToBin(model, name, []);
  if (goes.length === 0 || session.lastStepId() !== last || session.canRedo()) return false;
  if (session.changeAll(goes, { joins: took })) return false;
  model.announceAlso(strings.unshown(name, isPictureName(name)));
  return true;
}

/**
 * Returns the diagnostics about missing files that are referenced. Omits those that existed when
 * the studio was opened.
 */
function newMissingFileDiagnostics({ session }: StudioModel): Told[] {
  const codes = ["missing-file", "missing-download"];
  return session
    .diagnostics()
    .filter((told) => codes.includes(told.code) && !session.isPreexisting(told));
}

/** Restores media files from the bin when a text that references them is pasted or restored. */
async function restoreReferencedFiles(model: StudioModel, missing: readonly Told[]): Promise<void> {
  const { session } = model;
  const texts = missing.map(({ file, path }) => String(valueAt(session.value(file), path)));
  const last = session.lastStepId();
  const bin = await readBin(model);
  const isNamed = ({ file }: BinEntry) =>
    file.startsWith("media/") &&
    texts.some((text) => mentionsFile(text, file.slice("media/".length)));
  for (const { file, text, also = [] } of bin.filter(isNamed)) {
    const back: FileChange[] = [{ file, text }, ...also].map((each) => {
      return { file: each.file, whole: each.text };
    });
    if (!session.canRedo()) session.changeAll(back, { joins: last });
  }
}

/** Whether a text that referenced the file has changed since. */
function mayHaveLostReference(name: string, before: FileTexts, now: FileTexts): boolean {
  return [...before].some(([file, text]) => now.get(file) !== text && mentionsFile(text, name));
}

/**
 * Whether a text referenced the file at any time since the last check. A reference may have been
 * added and removed again.
 */
function wasReferenced(name: string, traces: readonly EditRecord[]): boolean {
  return traces.some(({ text = "" }) => mentionsFile(text, name));
}

function withFileText(texts: FileTexts, file: string, text: string | undefined): FileTexts {
  const all = new Map(texts);
  if (text === undefined) all.delete(file);
  else all.set(file, text);
  return all;
}
