import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { separateNewErrors } from "../../session/saving/new-errors.ts";
import type { TextUpdates } from "../messages.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { applyChangesOrThrow } from "./new-file.ts";

/** The texts after changes to a site; `null` for a removed file. */
export function createTextUpdates(site: IndexedSite, changes: readonly FileChange[]): TextUpdates {
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

/** Messages of errors that are new after a change, each once. */
export function listNewErrorMessages(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  folder: string,
): string[] {
  const { added } = separateNewErrors(after, before);
  return [...new Set(added.map(({ message }) => message.replaceAll(`${folder}/`, "")))];
}
