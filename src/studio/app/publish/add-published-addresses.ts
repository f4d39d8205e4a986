import type { StudioModel } from "../studio-model.ts";
import type { UncommittedChanges } from "./uncommitted-changes.ts";

/** The uncommitted changes, with the updated list of published addresses. */
export interface AddressListUpdate {
  unkept: UncommittedChanges;
  /**
   * Reverts the list. Called if the commit fails, because the addresses were then not published.
   */
  revert(): Promise<void>;
}

/**
 * Adds the addresses that a commit publishes to the list of published addresses. This becomes part
 * of the last undo step, so that one undo reverts both.
 *
 * @returns what to commit, including the list; unchanged if there is no new address, or if the list
 * could not be saved
 */
export async function addPublishedAddresses(
  model: StudioModel,
  unkept: UncommittedChanges,
): Promise<AddressListUpdate> {
  const { session, ask, host } = model;
  const same = { unkept, revert: async () => undefined };
  const plan = await ask.planOperation({ kind: "publish" });
  if (!plan || plan.changes.length === 0 || plan.told.length > 0) return same;
  const { file, changes } = plan;
  const before = session.text(file) ?? null;
  if (session.changeAll(changes, { joins: session.lastStepId() })) return same;
  const revert = async () => {
    const back = [{ file, whole: before, isReplacing: true }];
    session.changeAll(back, { joins: session.lastStepId() });
    await session.saveNow();
  };
  await session.saveNow();
  const state = await host.history?.state();
  const list = state?.kind === "history" && state.unkept.find(({ path }) => path === file);
  if (list) return { unkept: replaceAddressList(unkept, list, session.text(file) ?? ""), revert };
  await revert();
  return same;
}

/**
 * Replaces the list with its current state. All other files remain as they were shown to the user.
 */
function replaceAddressList(
  { state, changes, texts }: UncommittedChanges,
  list: UncommittedChanges["state"]["unkept"][number],
  text: string,
): UncommittedChanges {
  const others = state.unkept.filter(({ path }) => path !== list.path);
  return {
    changes,
    state: { ...state, unkept: [...others, list] },
    texts: new Map([...texts, [list.path, text]]),
  };
}
