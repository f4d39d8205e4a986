import { valueAt } from "../../../text/pointer.ts";
import type { FileChange } from "../../../text/surgery/file-change.ts";
import type { Told } from "../../session/session.ts";
import { type Binned, readBin } from "../bin/bin.ts";
import type { StudioModel } from "../studio-model.ts";
import { isPictureName, mediaFiles } from "./media-files.ts";
import { filesToGo } from "./put-file.ts";
import { mediaWords as words } from "./words.pt-br.ts";

/** So many milliseconds after the last stroke it is looked at what went: whoever moves a picture puts it in again. */
const pause = 2000;

type Texts = ReadonlyMap<string, string>;

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
  let before: Texts = session.texts("studio");
  let missed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const now = session.texts("studio");
    loose = mediaFiles(model).filter(
      (name) =>
        (loose.includes(name) || isCome(name, model) || isGone(name, before, now)) &&
        ![...now.values()].some((text) => text.includes(name)),
    );
    before = now;
    // What an undo takes away, a redo brings back as it was.
    if (session.canRedo()) loose = [];
    for (const name of loose) await sendToBin(model, name);
  };
  const stop = session.subscribe(({ files, outside }) => {
    // What somebody else took away is theirs.
    if (outside !== undefined) before = withText(before, outside, session.text(outside));
    const missing = missingIn(model);
    const newest = missing.map(({ message }) => message).join("\n");
    if (newest !== missed && newest !== "") void bringNamed(model, missing);
    missed = newest;
    if (files.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Nothing goes where something shows it, or nobody can tell. */
async function sendToBin(model: StudioModel, name: string): Promise<void> {
  const goes = await filesToGo(model, name, []);
  if (goes.length === 0 || model.session.changeAll(goes, { joins: "last-step" })) return;
  model.sayAlso(words.unshown(name, isPictureName(name)));
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
  const bin = await readBin(model);
  const isNamed = ({ file }: Binned) =>
    file.startsWith("media/") && texts.some((text) => text.includes(file.slice("media/".length)));
  for (const { file, text, also = [] } of bin.filter(isNamed)) {
    const back: FileChange[] = [{ file, text }, ...also].map((each) => {
      return { file: each.file, whole: each.text };
    });
    if (!session.canRedo()) session.changeAll(back, { joins: "last-step" });
  }
}

/** Whether a text that has changed named a file before. */
function isGone(name: string, before: Texts, now: Texts): boolean {
  return [...before].some(([file, text]) => now.get(file) !== text && text.includes(name));
}

/** Whether a file came in the studio: it may have come and gone between two looks. */
function isCome(name: string, { session }: StudioModel): boolean {
  return typeof session.kept().get(`media/${name}`) === "string";
}

function withText(texts: Texts, file: string, text: string | undefined): Texts {
  const all = new Map(texts);
  if (text === undefined) all.delete(file);
  else all.set(file, text);
  return all;
}
