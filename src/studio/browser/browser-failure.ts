import { createFailure } from "#lang/studio/backend-contract/strings";
import type { BackendFailure } from "../backend-contract/failure.ts";

/** Converts an exception of a browser API to a `BackendFailure`. */
export function toBrowserFailure(error: unknown, path?: string): BackendFailure {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return createFailure("disk-full", { path });
  return createFailure("failed", { path, cause: name || String(error) });
}
