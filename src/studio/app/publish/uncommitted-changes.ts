import { createHistoryFailure } from "#lang/studio/git/strings";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { ContentGitStatus } from "../../backend-contract/history.ts";
import { isYamlFile } from "../../backend-contract/is-yaml-file.ts";
import {
  type ChangeItem,
  toInvisibleChangeItems,
  toMediaChangeItems,
  toNewFileItems,
} from "../history/change-items.ts";
import { changesSinceCommit } from "../history/compare-with-earlier-state.ts";
import { placeTitle } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";

/** The uncommitted changes at one moment. A commit contains exactly this state. */
export interface UncommittedChanges {
  state: ContentGitStatus;
  changes: readonly ChangeItem[];
  /** The texts that were compared. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Saves, then lists the differences from the last commit.
 *
 * @returns the changes, or an error
 */
export async function saveAndLoadChanges(
  model: StudioModel,
): Promise<UncommittedChanges | BackendFailure> {
  const { history } = model.host;
  await model.session.saveNow();
  const state = (await history?.state()) ?? createHistoryFailure("no-repository");
  if (!history || state.kind === "refused") return state as BackendFailure;
  const texts = new Map(model.session.texts("studio"));
  if (state.base === null) return { state, texts, changes: itemsOfFirstCommit(model, state) };
  const then = await history.textsAt(state.base);
  if (then.kind === "refused") return then;
  const changes = await changesSinceCommit(model, then);
  return {
    state,
    texts,
    changes: [...changes, ...itemsWithoutVisibleChange(model, state, changes)],
  };
}

/** Lists the files of the first commit. Before it, there is no state with which to compare them. */
function itemsOfFirstCommit(model: StudioModel, { unkept }: ContentGitStatus): ChangeItem[] {
  const texts = unkept.filter(({ path }) => isYamlFile(path)).map(({ path }) => path);
  const others = unkept.filter(({ path }) => !isYamlFile(path));
  return [...toNewFileItems(texts, createFileTitleLookup(model)), ...toMediaChangeItems(others)];
}

function createFileTitleLookup(model: StudioModel): (file: string) => string {
  return (file) => placeTitle(model, file, "");
}

/**
 * Lists the files whose changes visitors cannot see. Returns none if the content has errors: then
 * it is unknown what visitors would see.
 */
function itemsWithoutVisibleChange(
  model: StudioModel,
  { unkept }: ContentGitStatus,
  changes: readonly ChangeItem[],
): ChangeItem[] {
  if (model.session.diagnostics().some(({ severity }) => severity === "error")) return [];
  const there = unkept.filter(({ path, kind }) => isYamlFile(path) && kind !== "gone");
  const files = there.map(({ path }) => path);
  return toInvisibleChangeItems(files, changes, createFileTitleLookup(model));
}
