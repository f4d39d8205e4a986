import { isFileName, type Media } from "./file-links.ts";
import { outlineOf } from "./outline.ts";

const mayName = /\]\((?!\s*(?:[/#?]|https?:|mailto:|tel:|whatsapp:))/i;

/** The files that a body leads to, as they are written, each once. */
export function filesIn(source: string, media: Media): string[] {
  // Reading a whole body takes much longer, and most lead to pages alone.
  if (!mayName.test(source)) return [];
  const { links } = outlineOf(source);
  return [...new Set(links)].filter((to) => isFileName(to, media));
}
