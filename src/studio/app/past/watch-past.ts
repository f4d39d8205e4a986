import { readRecords } from "../../session/journaling/notes.ts";
import type { StudioModel } from "../studio-model.ts";
import { PastSoFar } from "./known-past.ts";

/**
 * Once somebody comes to the fields, looks up in the journal what they said, and keeps on.
 *
 * @returns what ends it
 */
export function watchPast(model: StudioModel): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  const begin = (event?: Event) => {
    const target = event?.target;
    const isField = target instanceof Element && target.closest(".panel") !== null;
    if (!isField && !model.current().choice) return;
    ignore();
    void keepOn(model).then((stop) => {
      end = stop;
      if (isOver) stop();
    });
  };
  const unsubscribe = model.subscribe(begin);
  document.addEventListener("focusin", begin);
  const ignore = () => {
    unsubscribe();
    document.removeEventListener("focusin", begin);
  };
  begin();
  return () => {
    isOver = true;
    ignore();
    end?.();
  };
}

async function keepOn(model: StudioModel): Promise<() => void> {
  const { session, host } = model;
  const answer = await host.journal.read();
  if (answer.kind === "refused") return () => undefined;
  const texts = session.texts("studio");
  const past = new PastSoFar(readRecords(answer.records), texts, Date.now());
  let { choice: chosen, kept } = model.current();
  let isNewer = true;
  /** The versions of a file are asked for when its fields come. */
  const lookUp = async (file: string | undefined) => {
    if (file === undefined || past.hasKept(file) || !host.history) return;
    const found = await host.history.versionsOf(file);
    await past.keep(file, found.kind === "kept-file" ? found.versions : []);
    isNewer = true;
    if (model.current().choice === chosen && chosen?.file === file) show();
  };
  const show = () => {
    if (isNewer) model.set({ past: past.known() });
    isNewer = false;
  };
  const stop = session.subscribe(({ files }) => {
    for (const file of files) past.note(file, session.text(file), Date.now());
    isNewer ||= files.length > 0;
  });
  // With the fields of another part: beside a field that is being typed in nothing comes and moves the others.
  const leave = model.subscribe(() => {
    const { choice, kept: newest } = model.current();
    const isKept = newest !== kept;
    if (choice === chosen && !isKept) return;
    if (isKept) past.forgetKept();
    [chosen, kept] = [choice, newest];
    show();
    void lookUp(choice?.file);
  });
  show();
  void lookUp(chosen?.file);
  return () => {
    stop();
    leave();
  };
}
