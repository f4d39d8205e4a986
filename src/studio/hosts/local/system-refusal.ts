import type { Refusal, RefusalCode } from "../contract/refusal.ts";
import { codeOf } from "./disk-steps.ts";
import { refusal } from "./words.pt-br.ts";

const codes: Record<string, RefusalCode | undefined> = {
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
export function systemRefusal(error: unknown, path?: string): Refusal {
  const cause = codeOf(error);
  if (cause === undefined) throw error;
  return refusal(codes[cause] ?? "failed", { path, cause });
}
