import type { StudioModel } from "../studio-model.ts";
import type { Unkept } from "./unkept.ts";

/** The uncommitted changes, with the updated list of published addresses. */
export interface NotedAddresses {
  unkept: Unkept;
  /** Reverts the list if the commit fails: its addresses were not published. */
  takeBack(): Promise<void>;
}

/**
 * Adds the addresses that a commit publishes to the list of published addresses. Joined to the last
 * undo step, so that undo reverts both.
 *
 * @returns what to commit, including the list; unchanged if there is no new address
 */
export async function noteAddresses(model: StudioModel, unkept: Unkept): Promise<NotedAddresses> {
  const { session, ask, host } = model;
  const same = { unkept, takeBack: async () => undefined };
  const plan = await ask.plan({ kind: "publish" });
  if (!plan || plan.changes.length === 0 || plan.told.length > 0) return same;
  const { file, changes } = plan;
  const before = session.text(file) ?? null;
  if (session.changeAll(changes, { joins: session.lastStep() })) return same;
  const takeBack = async () => {
    const back = [{ file, whole: before, isReplacing: true }];
    session.changeAll(back, { joins: session.lastStep() });
    await session.saveNow();
  };
  await session.saveNow();
  const state = await host.history?.state();
  const list = state?.kind === "history" && state.unkept.find(({ path }) => path === file);
  if (list) return { unkept: withList(unkept, list, session.text(file) ?? ""), takeBack };
  await takeBack();
  return same;
}

/** Replaces the list by its current state. All other files keep the state that was shown. */
function withList(
  { state, changes, texts }: Unkept,
  list: Unkept["state"]["unkept"][number],
  text: string,
): Unkept {
  const others = state.unkept.filter(({ path }) => path !== list.path);
  return {
    changes,
    state: { ...state, unkept: [...others, list] },
    texts: new Map([...texts, [list.path, text]]),
  };
}
