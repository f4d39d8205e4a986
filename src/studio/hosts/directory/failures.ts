import { toBrowserFailure } from "../../browser/browser-failure.ts";
import type { Failure } from "../contract/failure.ts";
import { failure } from "../local/words.pt-br.ts";
import { folderWords as words } from "./words.pt-br.ts";

/** Error names that mean that the folder is unavailable or the permission was revoked. */
const unavailableErrors = ["NotAllowedError", "SecurityError", "NotFoundError", "NotReadableError"];

/** Whether an error means that the folder is unavailable. */
export function isFolderUnavailable(error: unknown): boolean {
  return error instanceof DOMException && unavailableErrors.includes(error.name);
}

/** Turns a browser error into a failure. */
export function directoryFailure(error: unknown, path?: string): Failure {
  const name = error instanceof DOMException ? error.name : "";
  if (isFolderUnavailable(error))
    return { ...failure("unreachable", { path }), message: words.away };
  if (name === "NoModificationAllowedError") return failure("in-use", { path });
  return toBrowserFailure(error, path);
}
