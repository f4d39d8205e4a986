import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { sortErrors } from "../../session/saving/new-errors.ts";
import type { Texts } from "../core-messages.ts";
import type { FiledSite } from "./filed-site.ts";
import { changed } from "./fresh-file.ts";

/** The texts after changes to a site; `null` for a removed file. */
export function textsAfter(site: FiledSite, changes: readonly FileChange[]): Texts {
  const texts = new Map<string, string | null>();
  for (const each of changes) {
    const before = texts.get(each.file) ?? site.at(each.file)?.parsed.text ?? "";
    texts.set(each.file, "whole" in each ? each.whole : changed(before, [each.change].flat()));
  }
  return [...texts];
}

/** Messages of errors that are new after a change, each once. */
export function newErrors(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  folder: string,
): string[] {
  const { added } = sortErrors(after, before);
  return [...new Set(added.map(({ message }) => message.replaceAll(`${folder}/`, "")))];
}
