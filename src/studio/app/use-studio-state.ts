import { useSyncExternalStore } from "react";
import type { StudioState } from "./model/studio-state.ts";
import type { StudioModel } from "./studio-model.ts";

/** Returns the current UI state. The component is rendered again when it changes. */
export function useStudioState(model: StudioModel): StudioState {
  return useSyncExternalStore(model.subscribe, model.current);
}
