import type { Failure, FailureCode } from "../contract/failure.ts";
import { errorCode } from "./file-system.ts";
import { failure } from "./words.pt-br.ts";

const failureCodes: Record<string, FailureCode | undefined> = {
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
export function systemFailure(error: unknown, path?: string): Failure {
  const cause = errorCode(error);
  if (cause === undefined) throw error;
  return failure(failureCodes[cause] ?? "failed", { path, cause });
}
