import type { Failure } from "../hosts/contract/failure.ts";
import { failure } from "../hosts/local/words.pt-br.ts";

/** Converts an exception of a browser API to a `Refusal`. */
export function toBrowserFailure(error: unknown, path?: string): Failure {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return failure("disk-full", { path });
  return failure("failed", { path, cause: name || String(error) });
}
