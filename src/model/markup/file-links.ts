import { documentExtensions } from "../download-names.ts";
import { parseLink } from "../links.ts";

/** Files by their path in the media folder, as far as one asks whether they are there. */
export type MediaFiles = { has(name: string): boolean };

const documentPattern = new RegExp(String.raw`\.(?:${documentExtensions.join("|")})$`, "i");
const picturePattern = /\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i;

/** Whether an address of the internet lacks its beginning: `www.gov.br`, `gov.br/lei.pdf`. */
export function isBareHost(to: string): boolean {
  return /^(?:www\.[^\s/]+\.\w|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(to);
}

/**
 * Whether a link of a body leads to a file by its bare name: `tabela.pdf`. That is told by the name's ending; a file
 * of any other kind must be there, and a picture is none to be downloaded so.
 */
export function isFileName(to: string, media?: MediaFiles): boolean {
  if (picturePattern.test(to) || parseLink(to).kind !== "unknown") return false;
  if (isBareHost(to) && !media?.has(to)) return false;
  return documentPattern.test(to) || media?.has(to) === true;
}
