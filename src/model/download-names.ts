/** The formats that a build makes, by the folder of the text or figures that they are made from. */
export const generatedFormats = {
  documents: ["docx", "pdf"],
  spreadsheets: ["xlsx", "csv"],
} as const;

/** How files end that are no pictures and that somebody may offer, without the dot. */
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

/** Below it stand all files that visitors download. */
export const downloadsRoot = "/downloads/";

/** How videos end that browsers play by themselves, without the dot. */
export const videoExtensions = ["mp4", "webm"] as const;

/** How captions end. */
export const captionsExtension = "vtt";

/** The address at which a file is offered: "fluxo.xlsx" → "/downloads/fluxo.xlsx". */
export function downloadPath(name: string): string {
  return `${downloadsRoot}${name.replace(/.*\//, "").replace(/[^\w.-]+/g, "-")}`;
}

/** The format of a file as people call it: "fluxo.xlsx" → "XLSX". */
export function formatLabel(name: string): string {
  return name.replace(/.*\./, "").toUpperCase();
}

/** The parts of a file's name: "fluxo.xlsx" → ["fluxo", "xlsx"]. */
export function splitName(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf(".");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1).toLowerCase()];
}
