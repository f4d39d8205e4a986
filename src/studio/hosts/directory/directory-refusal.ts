import { browserRefusal } from "../../browser/browser-refusal.ts";
import type { Refusal } from "../contract/refusal.ts";
import { refusal } from "../local/words.pt-br.ts";
import { folderWords as words } from "./words.pt-br.ts";

/** Error names that mean that the folder is unavailable or the permission was revoked. */
const away = ["NotAllowedError", "SecurityError", "NotFoundError", "NotReadableError"];

/** Whether an error means that the folder is unavailable. */
export function isAway(error: unknown): boolean {
  return error instanceof DOMException && away.includes(error.name);
}

/** Turns a browser error into a failure. */
export function directoryRefusal(error: unknown, path?: string): Refusal {
  const name = error instanceof DOMException ? error.name : "";
  if (isAway(error)) return { ...refusal("unreachable", { path }), message: words.away };
  if (name === "NoModificationAllowedError") return refusal("in-use", { path });
  return browserRefusal(error, path);
}
