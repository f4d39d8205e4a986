import type { Mark } from "prosemirror-model";
import type { MarkView } from "prosemirror-view";
import { downloadPath } from "../../../model/download-names.ts";
import { isFileLink } from "../../../model/markup/file-links.ts";
import { mapInlineLinks } from "../../../model/markup/inline.ts";
import { listLinkedFiles } from "../../../model/markup/list-linked-files.ts";
import type { LinkedFileDescriptions } from "../../../ui/text/file-markup.ts";
import { isScriptUrl } from "../../canvas/remove-script-urls.ts";

/** Returns the type and size of a file, shown after a link to it: "PDF, 14 kB". */
export type FileDetailLookup = (name: string) => string;

const emptyFileSet: ReadonlySet<string> = new Set();

/**
 * Creates a mark view for links. The style sheet draws the file details, so that nothing can be
 * typed into them.
 */
export function createLinkViewConstructor(detail: FileDetailLookup) {
  return ({ attrs }: Mark): MarkView => {
    const dom = document.createElement("a");
    const to = String(attrs.to);
    if (!isScriptUrl(to)) dom.href = to;
    if (isFileLink(to)) dom.dataset.weight = detail(to);
    return { dom };
  };
}

/**
 * Replaces file names in links with download URLs, and returns the details of these files by URL.
 */
export function resolveFileLinks(
  source: string,
  detail: FileDetailLookup,
): [source: string, files: LinkedFileDescriptions] {
  const files = listLinkedFiles(source, emptyFileSet).map(
    (name) => [downloadPath(name), detail(name)] as const,
  );
  if (files.length === 0) return [source, new Map()];
  const leading = mapInlineLinks(source, (to) => (isFileLink(to) ? downloadPath(to) : to));
  return [leading, new Map(files)];
}
