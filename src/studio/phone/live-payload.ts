import { useSyncExternalStore } from "react";
import { type Payload, payloadEvent } from "../payload.ts";

// Heard in a module of its own, which no change of the site's code makes anew: whoever is made anew would
// miss what comes in that moment.
const hearers = new Set<() => void>();
let latest: Payload | undefined;
import.meta.hot?.on(payloadEvent, (payload: Payload) => {
  latest = payload;
  for (const hear of hearers) hear();
});

/** Calls `hear` with each new payload; gives what ends that. */
export function onPayload(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** The newest payload; `first` until there was another. */
export function usePayload(first: Payload): Payload {
  return useSyncExternalStore(onPayload, () => latest ?? first);
}
