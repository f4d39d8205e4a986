import { isFileLink, type MediaFileLookup } from "./file-links.ts";
import { parseOutline } from "./outline.ts";

const fileLinkHint = /\]\((?!\s*(?:[/#?]|https?:|mailto:|tel:|whatsapp:))/i;

/** Returns the files to which a body links, as written and without duplicates. */
export function listLinkedFiles(source: string, media: MediaFileLookup): string[] {
  // Fast path: most bodies link only to pages, and parsing the outline takes much longer.
  if (!fileLinkHint.test(source)) return [];
  const { links } = parseOutline(source);
  return [...new Set(links)].filter((to) => isFileLink(to, media));
}
