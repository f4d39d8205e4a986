import { browserRefusal } from "../../browser/browser-refusal.ts";
import type { Refusal } from "../contract/refusal.ts";
import { refusal } from "../local/words.pt-br.ts";
import { folderWords as words } from "./words.pt-br.ts";

/** What the browser says when it does not let a page have the folder any more, or the folder is away. */
const away = ["NotAllowedError", "SecurityError", "NotFoundError", "NotReadableError"];

/** Whether the browser lets the page have the folder no more. */
export function isAway(error: unknown): boolean {
  return error instanceof DOMException && away.includes(error.name);
}

/** What the browser refuses of a folder, as an answer. */
export function directoryRefusal(error: unknown, path?: string): Refusal {
  const name = error instanceof DOMException ? error.name : "";
  if (isAway(error)) return { ...refusal("unreachable", { path }), message: words.away };
  if (name === "NoModificationAllowedError") return refusal("in-use", { path });
  return browserRefusal(error, path);
}
