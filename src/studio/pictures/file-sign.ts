import type { Bytes } from "../../load/files/files.ts";
import { hasMacros, zipNames } from "../hosts/local/allowed/zip-names.ts";

/** What a file is by its bytes, whatever its name says. */
export type FileSign =
  | PictureSign
  | DocumentSign
  | "macros"
  | "video"
  | "layers"
  | "program"
  | "foreign"
  | "unknown";

/** Pictures that the site shows, or that can be made one. */
export type PictureSign = "jpeg" | "png" | "gif" | "webp" | "avif" | "svg" | "heic";

/** Documents that can be downloaded; the name is their ending. */
export type DocumentSign = "pdf" | "docx" | "xlsx" | "odt" | "ods" | "csv";

/** How files begin: at which byte which letters stand (Latin-1). */
const signs: readonly (readonly [FileSign, number, string])[] = [
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

/** The brands of files in boxes (ISO/IEC 14496-12, "ftyp"); all others are videos or sounds. */
const brands: Readonly<Record<string, FileSign>> = {
  avif: "avif",
  avis: "avif",
  ...Object.fromEntries(
    ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map((brand) => [
      brand,
      "heic",
    ]),
  ),
};

/** Tells what a file is. */
export function signOf(bytes: Bytes): FileSign {
  const beginning = latin(bytes.subarray(0, 64));
  const found = signs.find(([, at, letters]) => beginning.startsWith(letters, at));
  if (found && !(found[0] === "webp" && !beginning.startsWith("RIFF"))) return found[0];
  if (beginning.startsWith("ftyp", 4)) return brandOf(bytes, beginning);
  if (beginning.startsWith("PK\x03\x04")) return packedSign(bytes);
  return textSign(bytes);
}

/** A picture of several kinds names the others among its further brands. */
function brandOf(bytes: Bytes, beginning: string): FileSign {
  const own = brands[beginning.slice(8, 12)];
  const isGeneral = /^(?:mif1|msf1)$/.test(beginning.slice(8, 12));
  const length = Math.min(256, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  if (isGeneral && latin(bytes.subarray(16, length)).includes("avif")) return "avif";
  return own ?? "video";
}

function packedSign(bytes: Bytes): FileSign {
  const names = zipNames(bytes);
  if (!names) return "unknown";
  if (hasMacros(names)) return "macros";
  if (names.includes("word/document.xml")) return "docx";
  if (names.includes("xl/workbook.xml")) return "xlsx";
  // The first entry of an OpenDocument file lies there as it is (OpenDocument 1.3, part 2, 3.3).
  const type = /^mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet)/.exec(
    latin(bytes.subarray(30, 120)),
  )?.[1];
  return type === "text" ? "odt" : type === "spreadsheet" ? "ods" : "unknown";
}

function textSign(bytes: Bytes): FileSign {
  const text = textOf(bytes);
  if (text === undefined) return isOldTable(bytes) ? "csv" : "unknown";
  if (/<svg[\s>]/.test(text.slice(0, 20_000)) && /^\s*\ufeff?\s*</.test(text)) return "svg";
  return isTable(text) ? "csv" : "unknown";
}

/** Several cells in a line, and no markup: a table, not a page or a script. */
function isTable(text: string): boolean {
  const [first = ""] = text.split(/\r?\n/);
  return (
    /[;,\t]/.test(first) &&
    !/^\s*[<{#]/.test(text) &&
    !/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, ""))
  );
}

/** Excel writes tables in the letters of Windows. */
function isOldTable(bytes: Bytes): boolean {
  return isTable(new TextDecoder("windows-1252").decode(bytes));
}

function textOf(bytes: Bytes): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function latin(bytes: Bytes): string {
  return String.fromCharCode(...bytes);
}
