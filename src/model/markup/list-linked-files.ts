import { parseOutline } from "./extract-body-parts.ts";
import { isFileLink, type MediaFileLookup } from "./file-links.ts";

const fileLinkHint = /\]\((?!\s*(?:[/#?]|https?:|mailto:|tel:|whatsapp:))/i;

/** Returns the files to which a body links, as written and without duplicates. */
export function listLinkedFiles(source: string, media: MediaFileLookup): string[] {
  // Fast path: most bodies link only to pages, and parsing the outline takes much longer.
  if (!fileLinkHint.test(source)) return [];
  const { links } = parseOutline(source);
  return [...new Set(links)].filter((to) => isFileLink(to, media));
}
