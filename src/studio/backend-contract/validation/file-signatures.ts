import type { Bytes } from "../../../load/files/file-store.ts";
import { readImageSize } from "../../../model/image-size.ts";
import type { FileKindInfo } from "./file-kinds.ts";

type SignatureTest = (bytes: Bytes) => boolean;

const isPng = createSignatureTest("\x89PNG\r\n\x1a\n");
const isJpeg = createSignatureTest("\xff\xd8\xff");
const isZip = createSignatureTest("PK\x03\x04");
/** The container format of Office files before 2007. */
const isCompoundFile = createSignatureTest("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");

/** The file signatures by extension. */
const signatureTests: Record<string, SignatureTest> = {
  png: isPng,
  jpg: isJpeg,
  jpeg: isJpeg,
  gif: (bytes) => createSignatureTest("GIF87a")(bytes) || createSignatureTest("GIF89a")(bytes),
  webp: (bytes) => createSignatureTest("RIFF")(bytes) && createSignatureTest("WEBP", 8)(bytes),
  avif: (bytes) =>
    createSignatureTest("ftypavif", 4)(bytes) || createSignatureTest("ftypavis", 4)(bytes),
  svg: (bytes) => decodeUtf8(bytes)?.includes("<svg") ?? false,
  pdf: createSignatureTest("%PDF-"),
  docx: isZip,
  xlsx: isZip,
  odt: isZip,
  ods: isZip,
  zip: isZip,
  doc: isCompoundFile,
  xls: isCompoundFile,
  csv: (bytes) => !bytes.includes(0),
};

/**
 * Whether bytes match the extension of their file, by their signature (OWASP, "File Upload Cheat
 * Sheet": trust neither the name nor the declared type). The size of a picture must also be
 * readable.
 */
export function matchesExtension({ kind, extension }: FileKindInfo, bytes: Bytes): boolean {
  if (!signatureTests[extension]?.(bytes)) return false;
  return kind !== "picture" || readImageSize(bytes) !== undefined;
}

/**
 * Decodes UTF-8. Keeps the byte order mark, so that encoding gives the same bytes again. Returns
 * `undefined` if the bytes are not UTF-8.
 */
export function decodeUtf8(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function createSignatureTest(signature: string, start = 0): SignatureTest {
  const codes = [...signature].map((letter) => letter.charCodeAt(0));
  return (bytes) => codes.every((code, index) => bytes[start + index] === code);
}
