import { createFailure } from "#lang/studio/backend-contract/strings";
import type { BackendFailure, BackendFailureCode } from "../../backend-contract/failure.ts";
import { systemErrorCode } from "../../disk/file-system.ts";

const failureCodes: Record<string, BackendFailureCode | undefined> = {
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EACCES: process.platform === "win32" ? "in-use" : "read-only",
  EPERM: process.platform === "win32" ? "in-use" : "read-only",
  EROFS: "read-only",
  EBUSY: "in-use",
  ETXTBSY: "in-use",
};

/**
 * Turns a system error into a failure.
 *
 * @throws the error itself if it is not a system error
 */
export function toSystemFailureOrThrow(error: unknown, path?: string): BackendFailure {
  const cause = systemErrorCode(error);
  if (cause === undefined) throw error;
  return createFailure(failureCodes[cause] ?? "failed", { path, cause });
}
