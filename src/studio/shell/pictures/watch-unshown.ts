import type { FileChange } from "../../../text/surgery/file-change.ts";
import type { StudioModel } from "../studio-model.ts";
import { isPictureName, mediaFiles } from "./media-files.ts";
import { filesToGo } from "./put-file.ts";
import { mediaWords as words } from "./words.pt-br.ts";

/** So many milliseconds after the last stroke it is looked at what went: whoever moves a picture puts it in again. */
const pause = 2000;

type Texts = ReadonlyMap<string, string>;

/**
 * Sends the files into the bin that nothing names any more because their section, their entry or their place in a text
 * went, as a part of the step that took it away; and brings them back when they are named again.
 *
 * @returns what ends it
 */
export function watchUnshown(model: StudioModel): () => void {
  const { session } = model;
  const binned = new Map<string, readonly FileChange[]>();
  /** Those that no text names: while something is wrong elsewhere, nobody can say that nothing shows them. */
  let loose: readonly string[] = [];
  let before: Texts = session.texts("studio");
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
    for (const name of loose) {
      const goes = await filesToGo(model, name, []);
      if (goes.length === 0) continue;
      const back = goes.map(({ file }) => ({ file, whole: session.kept().get(file) ?? null }));
      if (session.changeAll(goes, { joins: "last-step" })) continue;
      binned.set(name, back);
      model.say(words.unshown(name, isPictureName(name)));
    }
  };
  const stop = session.subscribe(({ files, outside }) => {
    // What somebody else took away is theirs.
    if (outside !== undefined) before = withText(before, outside, session.text(outside));
    if (files.length === 0) return;
    for (const [name, back] of binned) {
      if (!files.some((file) => session.text(file)?.includes(name))) continue;
      binned.delete(name);
      // Whoever goes a step back has it already.
      if (session.kept().get(back[0]?.file ?? "") === null)
        session.changeAll(back, { joins: "last-step" });
    }
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
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
