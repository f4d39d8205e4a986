import type { Bytes } from "../../../../load/files/file-store.ts";
import { readImageSize } from "../../../../model/image-size.ts";
import type { FileKindInfo } from "./file-kinds.ts";

type SignatureTest = (bytes: Bytes) => boolean;

const png = startsWithBytes("\x89PNG\r\n\x1a\n");
const jpeg = startsWithBytes("\xff\xd8\xff");
const zip = startsWithBytes("PK\x03\x04");
/** The container format of Office files before 2007. */
const compound = startsWithBytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");

/** The file signatures by extension. */
const signatures: Record<string, SignatureTest> = {
  png,
  jpg: jpeg,
  jpeg,
  gif: (bytes) => startsWithBytes("GIF87a")(bytes) || startsWithBytes("GIF89a")(bytes),
  webp: (bytes) => startsWithBytes("RIFF")(bytes) && startsWithBytes("WEBP", 8)(bytes),
  avif: (bytes) => startsWithBytes("ftypavif", 4)(bytes) || startsWithBytes("ftypavis", 4)(bytes),
  svg: (bytes) => decodeUtf8(bytes)?.includes("<svg") ?? false,
  pdf: startsWithBytes("%PDF-"),
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
export function matchesExtension({ kind, extension }: FileKindInfo, bytes: Bytes): boolean {
  if (!signatures[extension]?.(bytes)) return false;
  return kind !== "picture" || readImageSize(bytes) !== undefined;
}

/**
 * Decodes UTF-8. Keeps the byte order mark, so that encoding is lossless; `undefined` if the bytes
 * are not UTF-8.
 */
export function decodeUtf8(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function startsWithBytes(sign: string, start = 0): SignatureTest {
  const codes = [...sign].map((letter) => letter.charCodeAt(0));
  return (bytes) => codes.every((code, index) => bytes[start + index] === code);
}
