import type { Bytes } from "../../../../load/files/files.ts";
import { readImageSize } from "../../../../model/image-size.ts";
import type { KnownKind } from "./file-kinds.ts";

type Test = (bytes: Bytes) => boolean;

const png = begins("\x89PNG\r\n\x1a\n");
const jpeg = begins("\xff\xd8\xff");
const zip = begins("PK\x03\x04");
/** The container format of Office files before 2007. */
const compound = begins("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");

/** The file signatures by extension. */
const beginnings: Record<string, Test> = {
  png,
  jpg: jpeg,
  jpeg,
  gif: (bytes) => begins("GIF87a")(bytes) || begins("GIF89a")(bytes),
  webp: (bytes) => begins("RIFF")(bytes) && begins("WEBP", 8)(bytes),
  avif: (bytes) => begins("ftypavif", 4)(bytes) || begins("ftypavis", 4)(bytes),
  svg: (bytes) => textOf(bytes)?.includes("<svg") ?? false,
  pdf: begins("%PDF-"),
  docx: zip,
  xlsx: zip,
  odt: zip,
  ods: zip,
  zip,
  doc: compound,
  xls: compound,
  csv: (bytes) => !bytes.includes(0),
};

/**
 * Whether bytes match the extension of their file, by their signature (OWASP, "File Upload Cheat
 * Sheet": trust neither the name nor the declared type). The size of a picture must also be
 * readable.
 */
export function isWhatItSays({ kind, extension }: KnownKind, bytes: Bytes): boolean {
  if (!beginnings[extension]?.(bytes)) return false;
  return kind !== "picture" || readImageSize(bytes) !== undefined;
}

/**
 * Decodes UTF-8. Keeps the byte order mark, so that encoding is lossless; `undefined` if the bytes
 * are not UTF-8.
 */
export function textOf(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function begins(sign: string, start = 0): Test {
  const codes = [...sign].map((letter) => letter.charCodeAt(0));
  return (bytes) => codes.every((code, index) => bytes[start + index] === code);
}
