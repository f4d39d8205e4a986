import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { separateNewErrors } from "../../session/saving/new-errors.ts";
import type { FileTextUpdates } from "../messages.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { applyChangesOrThrow } from "./new-file.ts";

/** Returns the text of each changed file after changes to a site; `null` for a removed file. */
export function createFileTextUpdates(
  site: IndexedSite,
  changes: readonly FileChange[],
): FileTextUpdates {
  const texts = new Map<string, string | null>();
  for (const each of changes) {
    const before = texts.get(each.file) ?? site.fileAt(each.file)?.parsed.text ?? "";
    texts.set(
      each.file,
      "whole" in each ? each.whole : applyChangesOrThrow(before, [each.change].flat()),
    );
  }
  return [...texts];
}

/**
 * Lists the messages of errors that a change adds, each once. Paths in them omit the content
 * folder.
 */
export function listNewErrorMessages(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  folder: string,
): string[] {
  const { added } = separateNewErrors(after, before);
  return [...new Set(added.map(({ message }) => message.replaceAll(`${folder}/`, "")))];
}
