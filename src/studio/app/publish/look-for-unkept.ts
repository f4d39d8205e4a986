import type { StudioModel } from "../studio-model.ts";

/** What was changed in a window of before and is in no version yet is not published either: the bar says so. */
export async function lookForUnkept(model: StudioModel): Promise<void> {
  const state = await model.host.history?.state();
  if (state?.kind !== "history" || state.base === null) return;
  model.set({ hasUnkept: state.unkept.length > 0 || (state.unsent ?? 0) > 0 });
}
