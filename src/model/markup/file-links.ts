import { documentExtensions } from "../download-names.ts";
import { parseLink } from "../links.ts";

/** The files in the media folder. `has` returns whether the file at a path exists. */
export type MediaFileLookup = { has(name: string): boolean };

const documentPattern = new RegExp(String.raw`\.(?:${documentExtensions.join("|")})$`, "i");
const picturePattern = /\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i;

/** Whether a link target is a web address without a scheme: `www.gov.br`, `gov.br/lei.pdf`. */
export function isUrlWithoutScheme(to: string): boolean {
  return /^(?:www\.[^\s/]+\.\w|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(to);
}

/**
 * Whether a link target in a body is a file name: `tabela.pdf`. Known document extensions always
 * count. Any other file counts only if it is in `media`. Pictures never count, because they are not
 * downloads.
 */
export function isFileLink(to: string, media?: MediaFileLookup): boolean {
  if (picturePattern.test(to) || parseLink(to).kind !== "unknown") return false;
  if (isUrlWithoutScheme(to) && !media?.has(to)) return false;
  return documentPattern.test(to) || media?.has(to) === true;
}
