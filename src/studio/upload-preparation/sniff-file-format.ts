import type { Bytes } from "../../load/files/file-store.ts";
import { hasMacros, readZipEntryNames } from "../backend-contract/validation/zip-entries.ts";

/** The type of a file, detected from its bytes. The file name is ignored. */
export type FileFormat =
  | PictureFormat
  | DocumentFormat
  | "macros"
  | "video"
  | "layers"
  | "program"
  | "foreign"
  | "unknown";

/** Picture types that the site shows or the studio can convert. */
export type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "avif" | "svg" | "heic";

/** Document types for download, named by their extension. */
export type DocumentFormat = "pdf" | "docx" | "xlsx" | "odt" | "ods" | "csv";

/** The magic numbers: type, offset, and the bytes as Latin-1. */
const magicNumbers: readonly (readonly [FileFormat, number, string])[] = [
  ["jpeg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["gif", 0, "GIF87a"],
  ["gif", 0, "GIF89a"],
  ["webp", 8, "WEBP"],
  ["pdf", 0, "%PDF-"],
  ["layers", 0, "8BPS"],
  ["program", 0, "MZ"],
  ["program", 0, "\x7fELF"],
  ["program", 0, "\xcf\xfa\xed\xfe"],
  ["program", 0, "\xca\xfe\xba\xbe"],
  ["program", 0, "#!"],
  ["video", 0, "\x1aE\xdf\xa3"],
  ["video", 8, "AVI "],
  ["foreign", 0, "II*\0"],
  ["foreign", 0, "MM\0*"],
  ["foreign", 0, "BM"],
];

/**
 * The formats of ISO media files by major brand (ISO/IEC 14496-12, "ftyp"). A file of any other
 * brand counts as video.
 */
const formatByBrand: Readonly<Record<string, FileFormat>> = {
  avif: "avif",
  avis: "avif",
  ...Object.fromEntries(
    ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map((brand) => [
      brand,
      "heic",
    ]),
  ),
};

/** Detects the type of a file from its bytes. */
export function sniffFileFormat(bytes: Bytes): FileFormat {
  const beginning = toLatin1(bytes.subarray(0, 64));
  const found = magicNumbers.find(([, at, letters]) => beginning.startsWith(letters, at));
  if (found && !(found[0] === "webp" && !beginning.startsWith("RIFF"))) return found[0];
  if (beginning.startsWith("ftyp", 4)) return detectFormatByBrand(bytes, beginning);
  if (beginning.startsWith("PK\x03\x04")) return detectZipFormat(bytes);
  return detectTextFormat(bytes);
}

/**
 * Detects the format from the ISO brands. A file with a generic major brand has its specific format
 * among the compatible brands.
 */
function detectFormatByBrand(bytes: Bytes, beginning: string): FileFormat {
  const own = formatByBrand[beginning.slice(8, 12)];
  const isGeneral = /^(?:mif1|msf1)$/.test(beginning.slice(8, 12));
  const length = Math.min(256, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  if (isGeneral && toLatin1(bytes.subarray(16, length)).includes("avif")) return "avif";
  return own ?? "video";
}

function detectZipFormat(bytes: Bytes): FileFormat {
  const names = readZipEntryNames(bytes);
  if (!names) return "unknown";
  if (hasMacros(names)) return "macros";
  if (names.includes("word/document.xml")) return "docx";
  if (names.includes("xl/workbook.xml")) return "xlsx";
  // The first entry of an OpenDocument file is its MIME type, uncompressed (OpenDocument 1.3, part
  // 2, 3.3).
  const type = /^mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet)/.exec(
    toLatin1(bytes.subarray(30, 120)),
  )?.[1];
  return type === "text" ? "odt" : type === "spreadsheet" ? "ods" : "unknown";
}

function detectTextFormat(bytes: Bytes): FileFormat {
  const text = decodeUtf8(bytes);
  if (text === undefined) return isWindows1252Table(bytes) ? "csv" : "unknown";
  if (/<svg[\s>]/.test(text.slice(0, 20_000)) && /^\s*\ufeff?\s*</.test(text)) return "svg";
  return looksLikeDelimitedTable(text) ? "csv" : "unknown";
}

/**
 * Whether a text looks like CSV: its first row has several cells, it does not start like markup or
 * code, and it contains no control characters.
 */
function looksLikeDelimitedTable(text: string): boolean {
  const [first = ""] = text.split(/\r?\n/);
  return (
    /[;,\t]/.test(first) &&
    !/^\s*[<{#]/.test(text) &&
    !/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, ""))
  );
}

/** Whether the bytes look like a CSV table in Windows-1252, which Excel writes. */
function isWindows1252Table(bytes: Bytes): boolean {
  return looksLikeDelimitedTable(new TextDecoder("windows-1252").decode(bytes));
}

function decodeUtf8(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function toLatin1(bytes: Bytes): string {
  return String.fromCharCode(...bytes);
}
