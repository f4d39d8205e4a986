import type { StudioModel } from "../studio-model.ts";

/**
 * Finds uncommitted or unpushed changes of an earlier session, so that the toolbar can show them.
 */
export async function updateHasUnpublishedChanges(model: StudioModel): Promise<void> {
  const state = await model.host.history?.state();
  if (state?.kind !== "history" || state.base === null) return;
  model.set({ hasUnpublishedChanges: state.unkept.length > 0 || (state.unsent ?? 0) > 0 });
}
