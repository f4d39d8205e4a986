import { historyRefusal } from "../../git/words.pt-br.ts";
import type { HistoryState } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import { isText } from "../../session/texts/read-content.ts";
import { placeTitle } from "../panel/lead-to.ts";
import { otherLines, type ShownChange, unseenLines, wholeLines } from "../past/shown-change.ts";
import { changesSince } from "../past/since.ts";
import type { StudioModel } from "../studio-model.ts";

/** Snapshot of the uncommitted changes. */
export interface Unkept {
  state: HistoryState;
  changes: readonly ShownChange[];
  /** The texts that were compared. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Saves, then lists the differences from the last commit. The listed state is what gets committed.
 *
 * @returns the changes, or an error
 */
export async function lookAtUnkept(model: StudioModel): Promise<Unkept | Refusal> {
  const { history } = model.host;
  await model.session.saveNow();
  const state = (await history?.state()) ?? historyRefusal("no-repository");
  if (!history || state.kind === "refused") return state as Refusal;
  const texts = new Map(model.session.texts("studio"));
  if (state.base === null) return { state, texts, changes: first(model, state) };
  const then = await history.textsOf(state.base);
  if (then.kind === "refused") return then;
  const changes = await changesSince(model, then);
  return { state, texts, changes: [...changes, ...unseen(model, state, changes)] };
}

/** Before the first commit only files are listed, not each change. */
function first(model: StudioModel, { unkept }: HistoryState): ShownChange[] {
  const texts = unkept.filter(({ path }) => isText(path)).map(({ path }) => path);
  const others = unkept.filter(({ path }) => !isText(path));
  return [...wholeLines(texts, titleIn(model)), ...otherLines(others)];
}

function titleIn(model: StudioModel): (file: string) => string {
  return (file) => placeTitle(model, file, "");
}

/** With errors in the content it is unknown what visitors would see. */
function unseen(
  model: StudioModel,
  { unkept }: HistoryState,
  changes: readonly ShownChange[],
): ShownChange[] {
  if (model.session.told().some(({ severity }) => severity === "error")) return [];
  const there = unkept.filter(({ path, kind }) => isText(path) && kind !== "gone");
  const files = there.map(({ path }) => path);
  return unseenLines(files, changes, titleIn(model));
}
