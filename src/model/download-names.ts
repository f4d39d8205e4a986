/** The formats that a build generates, by the content folder of the source file. */
export const generatedFormats = {
  documents: ["docx", "pdf"],
  spreadsheets: ["xlsx", "csv"],
} as const;

/** Extensions of downloadable files other than pictures, without the dot. */
export const documentExtensions = [
  "pdf",
  "doc",
  "docx",
  "xls",
  "xlsx",
  "csv",
  "odt",
  "ods",
  "zip",
] as const;

/** The URL prefix of all downloads. */
export const downloadsRoot = "/downloads/";

/** Extensions of videos that browsers play natively, without the dot. */
export const videoExtensions = ["mp4", "webm"] as const;

/** The extension of caption files, without the dot. */
export const captionsExtension = "vtt";

/** Returns the URL path of a download: "fluxo.xlsx" → "/downloads/fluxo.xlsx". */
export function downloadPath(name: string): string {
  return `${downloadsRoot}${name.replace(/.*\//, "").replace(/[^\w.-]+/g, "-")}`;
}

/** Returns the display name of a file's format: "fluxo.xlsx" → "XLSX". */
export function fileFormatLabel(name: string): string {
  return name.replace(/.*\./, "").toUpperCase();
}

/** Splits a file name: "fluxo.xlsx" → ["fluxo", "xlsx"]. The extension is lowercased. */
export function splitFileName(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf(".");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1).toLowerCase()];
}
