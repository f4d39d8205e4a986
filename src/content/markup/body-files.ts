import { documentEndings } from "../download-names.ts";
import { parseLink } from "../links.ts";
import { outlineOf } from "./outline.ts";

/** Files by their path in the media folder, as far as one asks whether they are there. */
type Media = { has(name: string): boolean };

const ending = new RegExp(String.raw`\.(?:${documentEndings.join("|")})$`, "i");
const picture = /\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i;

/**
 * Whether a link of a body leads to a file by its bare name: `tabela.pdf`. That is told by the name's ending; a file
 * of any other kind must be there, and a picture is none to be downloaded so.
 */
export function isFileName(to: string, media?: Media): boolean {
  if (picture.test(to) || parseLink(to).kind !== "unknown") return false;
  return ending.test(to) || media?.has(to) === true;
}

const mayName = /\]\((?!\s*(?:[/#?]|https?:|mailto:|tel:|whatsapp:))/i;

/** The files that a body leads to, as they are written, each once. */
export function filesIn(source: string, media: Media): string[] {
  // Reading a whole body takes much longer, and most lead to pages alone.
  if (!mayName.test(source)) return [];
  const { links } = outlineOf(source);
  return [...new Set(links)].filter((to) => isFileName(to, media));
}
