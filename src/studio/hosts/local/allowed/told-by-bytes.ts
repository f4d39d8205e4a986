import type { Bytes } from "../../../../load/files/files.ts";
import { readImageSize } from "../../../../model/image-size.ts";
import type { KnownKind } from "./file-kinds.ts";

type Test = (bytes: Bytes) => boolean;

const png = begins("\x89PNG\r\n\x1a\n");
const jpeg = begins("\xff\xd8\xff");
const zip = begins("PK\x03\x04");
/** The container of Office programs before 2007. */
const compound = begins("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");

/** How the files of a kind begin. */
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
 * Whether bytes are what the name of their file says, by how they begin (OWASP, "File Upload Cheat
 * Sheet": neither the name nor the announced type is believed). A picture must also tell its size.
 */
export function isWhatItSays({ kind, extension }: KnownKind, bytes: Bytes): boolean {
  if (!beginnings[extension]?.(bytes)) return false;
  return kind !== "picture" || readImageSize(bytes) !== undefined;
}

/** The text that bytes are in UTF-8, with its byte order mark so that nothing is lost; nothing where they are none. */
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
