import type { StudioModel } from "../studio-model.ts";
import type { Unkept } from "./unkept.ts";

/** What is to be kept together with the addresses that were noted for it. */
export interface NotedAddresses {
  unkept: Unkept;
  /** For a version that could not be kept: its addresses are not published. */
  takeBack(): Promise<void>;
}

/**
 * Writes into the list of published addresses those that a version brings to visitors. They join the step that was done
 * last: undo takes both back.
 *
 * @returns what is to be kept, with the list among its files; the same as before if no address is new
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

/** The list as it is now, with all other files as they were looked at. */
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
