import type { pictureFaults as inPortuguese } from "./strings.pt-br.ts";
import type { UploadRejectionReason } from "./upload-error.ts";

const named = (name: string) => `“${name.length > 60 ? `${name.slice(0, 57)}…` : name}”`;

const faults: Record<UploadRejectionReason, (name: string) => string> = {
  broken: (name) =>
    `${named(name)} is damaged or incomplete. Export the picture again, or choose another one.`,
  "too-large": (name) =>
    `${named(name)} is too large: the limit is 40 MB. Make the picture smaller, or choose a smaller version.`,
  "no-picture": (name) =>
    `${named(name)} isn’t a picture. Choose a JPEG, PNG, WebP, AVIF, GIF, HEIC or SVG file.`,
  "no-document": (name) =>
    `${named(name)} can’t be offered as a download. Choose a PDF, or a .docx, .xlsx, .odt, .ods or .csv file.`,
  "no-file": (name) =>
    `${named(name)} can’t be placed in the text. Choose a picture, a PDF, or a .docx, .xlsx, .odt, .ods or .csv file.`,
  video: (name) => `${named(name)} is a video, and this is a place for a picture. Choose a photo.`,
  layers: (name) =>
    `${named(name)} is a Photoshop file with layers. Export it as JPEG or PNG, and choose that one.`,
  program: (name) =>
    `${named(name)} is a program, whatever its name says. Choose a different file.`,
  foreign: (name) =>
    `${named(name)} is in a format that browsers don’t show. Export the picture as JPEG or PNG.`,
  macros: (name) =>
    `${named(name)} contains macros, which are programs. Save it without macros, and choose that one.`,
  heic: (name) =>
    `${named(name)} is in HEIC format, and it couldn’t be converted here. Export the photo as JPEG, and choose that one.`,
  unready: (name) =>
    `${named(name)} couldn’t be prepared just now. Check that the studio is still open, and choose it again.`,
  drawing: (name) => `${named(name)} couldn’t be read as a drawing. Export it as plain SVG.`,
  endless: (name) =>
    `${named(name)} repeats its own parts so often that the page would freeze. Export the drawing again with symbols and patterns expanded, or as PNG.`,
};

/** The messages for rejected files. Each gives the reason and says what to do about it. */
export const pictureFaults: typeof inPortuguese = faults;

/** The name of a file that has no usable name. It consists of ASCII letters only. */
export const nameless = "file";
