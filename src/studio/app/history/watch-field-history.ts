import { parseJournalRecords } from "../../session/journal/journal-entries.ts";
import type { StudioModel } from "../studio-model.ts";
import { FieldHistoryBuilder } from "./field-history.ts";

/**
 * Loads the history of fields from the journal when the field panel is first used. Afterwards
 * updates it with each change.
 *
 * @returns a function that stops watching
 */
export function watchFieldHistory(model: StudioModel): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  const begin = (event?: Event) => {
    const target = event?.target;
    const isField = target instanceof Element && target.closest(".panel") !== null;
    if (!isField && !model.current().selection) return;
    ignore();
    void loadAndTrackHistory(model).then((stop) => {
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

async function loadAndTrackHistory(model: StudioModel): Promise<() => void> {
  const { session, host } = model;
  const disk = new Map(session.texts("disk"));
  const answer = await host.journal.read();
  if (answer.kind === "refused") return () => undefined;
  const texts = { disk, studio: session.texts("studio") };
  const past = new FieldHistoryBuilder(parseJournalRecords(answer.records), texts, Date.now());
  let { selection, lastCommit } = model.current();
  let isNewer = true;
  /** Loads the commits of a file when its fields are first shown. */
  const lookUp = async (file: string | undefined) => {
    if (file === undefined || past.areCommitsLoaded(file) || !host.history) return;
    const found = await host.history.fileLog(file);
    await past.addCommits(file, found.kind === "kept-file" ? found.versions : []);
    isNewer = true;
    if (model.current().selection === selection && selection?.file === file) show();
  };
  const show = () => {
    if (isNewer) model.set({ fieldHistory: past.snapshot() });
    isNewer = false;
  };
  const stop = session.subscribe(({ files }) => {
    for (const file of files) past.recordChange(file, session.text(file), Date.now());
    isNewer ||= files.length > 0;
  });
  // Update the state only when the user selects another part. Otherwise new controls would appear
  // and move the fields while someone types.
  const leave = model.subscribe(() => {
    const { selection: choice, lastCommit: newest } = model.current();
    const isKept = newest !== lastCommit;
    if (choice === selection && !isKept) return;
    if (isKept) past.clearCommits();
    [selection, lastCommit] = [choice, newest];
    show();
    void lookUp(choice?.file);
  });
  show();
  void lookUp(selection?.file);
  return () => {
    stop();
    leave();
  };
}
