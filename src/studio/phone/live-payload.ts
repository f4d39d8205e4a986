import { useSyncExternalStore } from "react";
import { type Payload, payloadEvent } from "../payload.ts";

// A module of its own, which hot reload of the site code never replaces: a module that is being
// replaced would miss payloads.
const listeners = new Set<() => void>();
let latest: Payload | undefined;
import.meta.hot?.on(payloadEvent, (payload: Payload) => {
  latest = payload;
  for (const hear of listeners) hear();
});

/** Calls `hear` after each new payload. Returns the unsubscribe function. */
export function onPayload(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** The newest payload; `first` until another one arrives. */
export function usePayload(first: Payload): Payload {
  return useSyncExternalStore(onPayload, () => latest ?? first);
}
