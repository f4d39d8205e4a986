import { useSyncExternalStore } from "react";
import type { StudioState } from "./model/studio-state.ts";
import type { StudioModel } from "./studio-model.ts";

/** What the studio shows now; the component is rendered again whenever it changes. */
export function useStudio(model: StudioModel): StudioState {
  return useSyncExternalStore(model.subscribe, model.current);
}
