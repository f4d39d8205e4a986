import { isFileName, type MediaFiles } from "./file-links.ts";
import { outlineOf } from "./outline.ts";

const fileLinkHint = /\]\((?!\s*(?:[/#?]|https?:|mailto:|tel:|whatsapp:))/i;

/** The files to which a body links, as written and without duplicates. */
export function linkedFiles(source: string, media: MediaFiles): string[] {
  // Fast path: an outline takes much longer, and most bodies link only to pages.
  if (!fileLinkHint.test(source)) return [];
  const { links } = outlineOf(source);
  return [...new Set(links)].filter((to) => isFileName(to, media));
}
