import type { Bytes } from "../../../load/files/file-store.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The maximum length of the comment at the end of a ZIP file, in bytes (APPNOTE.TXT, 4.4.12). */
const maxCommentBytes = 0xffff;

/**
 * Reads the names of the entries of a ZIP file from its central directory (PKWARE APPNOTE.TXT,
 * 4.3.12).
 *
 * @returns `undefined` if the central directory is not readable: the file is incomplete or not a
 *   ZIP
 */
export function readZipEntryNames(bytes: Bytes): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findCentralDirectoryEnd(view);
  if (end === undefined) return undefined;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    if (name === undefined || extra === undefined || comment === undefined) return undefined;
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)));
    at += 46 + name + extra + comment;
  }
  return names;
}

/**
 * Whether a document contains macros of Office or LibreOffice, judging by the names of its ZIP
 * entries.
 */
export function hasMacros(names: readonly string[]): boolean {
  return names.some((name) => /(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\/./i.test(name));
}

function findCentralDirectoryEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - maxCommentBytes);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}
