import type { Refusal } from "../hosts/contract/refusal.ts";
import { refusal } from "../hosts/local/words.pt-br.ts";

/** Converts an exception of a browser API to a `Refusal`. */
export function browserRefusal(error: unknown, path?: string): Refusal {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return refusal("disk-full", { path });
  return refusal("failed", { path, cause: name || String(error) });
}
