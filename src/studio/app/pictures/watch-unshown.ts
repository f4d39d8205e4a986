import { namesFile } from "../../../model/markup/named-file.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import type { Told } from "../../session/session.ts";
import { type Binned, readBin } from "../bin/bin.ts";
import type { StudioModel } from "../studio-model.ts";
import { isPictureName, mediaFiles } from "./media-files.ts";
import { filesToGo } from "./put-file.ts";
import { mediaWords as words } from "./words.pt-br.ts";

/** So many milliseconds after the last stroke it is looked at what went: whoever moves a picture puts it in again. */
const pause = 2000;

type Texts = ReadonlyMap<string, string>;

/** What a step made of a file. */
interface Trace {
  step: string | undefined;
  file: string;
  text: string | undefined;
}

/**
 * Sends the files into the bin that nothing names any more because their section, their entry or their place in a text
 * went, as a part of the step that took it away; and brings back out of it what is named again.
 *
 * @returns what ends it
 */
export function watchUnshown(model: StudioModel): () => void {
  const { session } = model;
  /** Those that no text names: while something is wrong elsewhere, nobody can say that nothing shows them. */
  let loose: readonly string[] = [];
  let before: Texts = session.texts("disk");
  let missed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was done since the last look, and the steps that took away what still waits. */
  let traces: Trace[] = doneBefore(model, before);
  const took = new Map<string, string | undefined>();
  let looked = Promise.resolve();
  const look = async () => {
    const now = session.texts("studio");
    const [earlier, done] = [before, traces];
    loose = mediaFiles(model).filter(
      (name) =>
        (loose.includes(name) || isGone(name, before, now) || wasNamed(name, done)) &&
        ![...now.values()].some((text) => text.includes(name)),
    );
    [before, traces] = [now, []];
    // What an undo takes away, a redo brings back as it was.
    if (session.canRedo()) loose = [];
    for (const name of loose) {
      took.set(name, stepThatTook(name, earlier, done) ?? took.get(name));
      const isBinned = await sendToBin(model, name, took.get(name));
      // Who brings it back, named or not, wants to have it.
      if (isBinned) loose = loose.filter((other) => other !== name);
    }
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looked = looked.then(look).catch(() => undefined);
    }, pause);
  };
  const stop = session.subscribe(({ files, outside }) => {
    // What somebody else took away is theirs.
    if (outside !== undefined) before = withText(before, outside, session.text(outside));
    const missing = missingIn(model);
    const newest = missing.map(({ message }) => message).join("\n");
    if (newest !== missed && newest !== "") void bringNamed(model, missing);
    missed = newest;
    if (files.length === 0) return;
    const step = session.lastStep();
    for (const file of files) note(traces, { step, file, text: session.text(file) });
    lookSoon();
  });
  if (traces.length > 0) lookSoon();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What was done before anybody looked: a quick hand comes before this code. */
function doneBefore({ session }: StudioModel, disk: Texts): Trace[] {
  const [step, now] = [session.lastStep(), session.texts("studio")];
  const files = [...new Set([...disk.keys(), ...now.keys()])];
  return files
    .filter((file) => disk.get(file) !== now.get(file))
    .map((file) => ({ step, file, text: now.get(file) }));
}

/** Of strokes that are one step, the last one counts. */
function note(traces: Trace[], trace: Trace): void {
  const last = traces.at(-1);
  if (last?.step === trace.step && last?.file === trace.file) traces.pop();
  traces.push(trace);
}

/** The step after which a file was named no more in a text that had named it. */
function stepThatTook(name: string, before: Texts, traces: readonly Trace[]): string | undefined {
  const texts = new Map<string, string | undefined>(before);
  let took: string | undefined;
  for (const { step, file, text } of traces) {
    const isGone = namesFile(texts.get(file) ?? "", name) && !namesFile(text ?? "", name);
    if (isGone) took = step;
    texts.set(file, text);
  }
  return took;
}

/**
 * Nothing goes where something shows it, or nobody can tell, or something else was done while that was asked: then it
 * is looked at again. It goes with the step that took its place away, as long as that is the last one.
 *
 * @returns whether it went
 */
async function sendToBin(model: StudioModel, name: string, took?: string): Promise<boolean> {
  const { session } = model;
  const last = session.lastStep();
  const goes = await filesToGo(model, name, []);
  if (goes.length === 0 || session.lastStep() !== last || session.canRedo()) return false;
  if (session.changeAll(goes, { joins: took })) return false;
  model.sayAlso(words.unshown(name, isPictureName(name)));
  return true;
}

/** What is told of files that a text names, and that are not there; not what stood so at opening. */
function missingIn({ session }: StudioModel): Told[] {
  const codes = ["missing-file", "missing-download"];
  return session.told().filter((told) => codes.includes(told.code) && !session.wasThere(told));
}

/** Who puts in again what was cut out, or a text of before, has its pictures with it. */
async function bringNamed(model: StudioModel, missing: readonly Told[]): Promise<void> {
  const { session } = model;
  const texts = missing.map(({ file, path }) => String(valueAt(session.value(file), path)));
  const last = session.lastStep();
  const bin = await readBin(model);
  const isNamed = ({ file }: Binned) =>
    file.startsWith("media/") && texts.some((text) => namesFile(text, file.slice("media/".length)));
  for (const { file, text, also = [] } of bin.filter(isNamed)) {
    const back: FileChange[] = [{ file, text }, ...also].map((each) => {
      return { file: each.file, whole: each.text };
    });
    if (!session.canRedo()) session.changeAll(back, { joins: last });
  }
}

/** Whether a text that has changed named a file before. */
function isGone(name: string, before: Texts, now: Texts): boolean {
  return [...before].some(([file, text]) => now.get(file) !== text && namesFile(text, name));
}

/** Whether a text named a file between two looks: its place may have come and gone. */
function wasNamed(name: string, traces: readonly Trace[]): boolean {
  return traces.some(({ text = "" }) => namesFile(text, name));
}

function withText(texts: Texts, file: string, text: string | undefined): Texts {
  const all = new Map(texts);
  if (text === undefined) all.delete(file);
  else all.set(file, text);
  return all;
}
