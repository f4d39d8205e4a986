import { useSyncExternalStore } from "react";
import { type PreviewPayload, previewPayloadEvent } from "./payload.ts";

// A separate module, which hot reload of the site code never replaces: a module that is being
// replaced would miss payloads.
const listeners = new Set<() => void>();
let latest: PreviewPayload | undefined;
import.meta.hot?.on(previewPayloadEvent, (payload: PreviewPayload) => {
  latest = payload;
  for (const hear of listeners) hear();
});

/** Calls `hear` after each new payload. Returns the unsubscribe function. */
export function subscribeToPayload(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Returns the newest payload, or `first` until another one arrives. */
export function useLatestPayload(first: PreviewPayload): PreviewPayload {
  return useSyncExternalStore(subscribeToPayload, () => latest ?? first);
}
