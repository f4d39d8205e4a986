import type { Refusal } from "../host/refusal.ts";
import { refusal } from "../store/words.pt-br.ts";

/** What a browser refuses, as an answer. */
export function browserRefusal(error: unknown, path?: string): Refusal {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return refusal("disk-full", { path });
  return refusal("failed", { path, cause: name || String(error) });
}
