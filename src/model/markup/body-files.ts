import { isFileName, type MediaFiles } from "./file-links.ts";
import { outlineOf } from "./outline.ts";

const fileLinkHint = /\]\((?!\s*(?:[/#?]|https?:|mailto:|tel:|whatsapp:))/i;

/** The files that a body leads to, as they are written, each once. */
export function linkedFiles(source: string, media: MediaFiles): string[] {
  // Reading a whole body takes much longer, and most lead to pages alone.
  if (!fileLinkHint.test(source)) return [];
  const { links } = outlineOf(source);
  return [...new Set(links)].filter((to) => isFileName(to, media));
}
