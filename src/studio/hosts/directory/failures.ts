import { createFailure } from "#lang/studio/backend-contract/strings";
import { folderStrings as strings } from "#lang/studio/hosts/directory/strings";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import { toBrowserFailure } from "../../browser/browser-failure.ts";

/** Error names that mean that the folder is unavailable or the permission was revoked. */
const unavailableErrors = ["NotAllowedError", "SecurityError", "NotFoundError", "NotReadableError"];

/**
 * Whether an error may mean that the folder is unavailable. A removed file causes the same error.
 */
export function mayMeanUnavailable(error: unknown): boolean {
  return error instanceof DOMException && unavailableErrors.includes(error.name);
}

/** Turns a browser error into a failure. */
export function toDirectoryFailure(error: unknown, path?: string): BackendFailure {
  const name = error instanceof DOMException ? error.name : "";
  if (mayMeanUnavailable(error))
    return { ...createFailure("unreachable", { path }), message: strings.away };
  if (name === "NoModificationAllowedError") return createFailure("in-use", { path });
  return toBrowserFailure(error, path);
}
