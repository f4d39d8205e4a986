/**
 * Why a file with the extension of a picture cannot be shown. `pointer`: a Git LFS pointer. `page`:
 * an HTML page. `no-size`: an SVG without a size. `kind`: another file format.
 */
export type PictureError =
  | { cause: "pointer" | "page" | "empty" | "no-size" }
  | { cause: "kind"; kind: string };

/** The first bytes of file formats that are not accepted as pictures: not all browsers show them. */
const unsupportedKinds: readonly (readonly [kind: string, beginning: RegExp])[] = [
  ["HEIC", /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ["TIFF", /^(?:II\*\0|MM\0\*)/],
  ["BMP", /^BM.{4}\0{4}/s],
  ["PSD", /^8BPS/],
  ["PDF", /^%PDF-/],
  ["MP4", /^.{4}ftyp(?:isom|iso2|mp4|avc1|qt)/s],
];

/**
 * Finds out why a file cannot be shown as a picture. Returns `undefined` if its bytes give no
 * reason.
 *
 * @param head the first bytes of the file, enough to contain the size of a picture
 */
export function findUnreadablePictureCause(head: Uint8Array): PictureError | undefined {
  if (head.length === 0) return { cause: "empty" };
  const text = new TextDecoder("latin1").decode(head.subarray(0, 2000));
  const kind = unsupportedKinds.find(([, beginning]) => beginning.test(text))?.[0];
  if (kind) return { cause: "kind", kind };
  if (text.startsWith("version https://git-lfs.github.com/spec/")) return { cause: "pointer" };
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) return { cause: "page" };
  return /<svg[\s>]/.test(text) ? { cause: "no-size" } : undefined;
}
