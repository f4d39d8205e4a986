import { excerpt } from "../../yaml/phrases.en.ts";
import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";
import type { BackendFailure, BackendFailureCode } from "./failure.ts";
import type { createFailure as inPortuguese } from "./strings.pt-br.ts";
import type { PathRejectionReason } from "./validation/safe-path.ts";

type FailureDetails = NonNullable<Parameters<typeof inPortuguese>[1]>;

const pathStrings: Record<PathRejectionReason, string> = {
  long: "is too long. Use a shorter name.",
  characters: 'contains a character that file names can’t have. Use letters, numbers and "-".',
  shape: "doesn’t belong to a file in the site’s folder. Write just the name, or folder/name.",
  hidden: localizeSpelling("starts with a full stop. Start the name with a letter."),
  ending: localizeSpelling("starts or ends with a space or a full stop. Take it out of the name."),
  device: "is reserved by Windows. Choose another name.",
  code: "belongs to a program, and only text, pictures and documents can be changed here.",
};

const sentences: Record<BackendFailureCode, (d: FailureDetails) => string> = {
  "bad-path": ({ path, fault = "shape" }) =>
    `The name ${quoteFileName(path)} ${pathStrings[fault]}`,
  code: ({ path }) => `The name ${quoteFileName(path)} ${pathStrings.code}`,
  "unknown-kind": ({ path }) =>
    `The site can’t use a file like ${quoteFileName(path)}. Text goes in .yaml files in their folders; pictures and documents go in media.`,
  link: ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} is a shortcut, or is ${localizeSpelling("spelt")} differently in the folder. Put the file itself there instead.`,
  "too-large": ({ path, limit = 0 }) =>
    `${quoteFileNameAtSentenceStart(path)} is too large: the limit is ${formatMegabytes(limit)} MB. Make the file smaller and try again.`,
  "wrong-bytes": ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} isn’t what its name says, or is damaged. Export the file again.`,
  "unsafe-drawing": ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} contains programs or links to other sites. Export the drawing as plain SVG.`,
  "no-text": ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} isn’t in UTF-8. Open it in a text editor and save it again as UTF-8.`,
  "disk-full": ({ path }) =>
    `There isn’t enough disk space to save ${quoteFileName(path)}. Free some space and save again; what was there is unchanged.`,
  "read-only": ({ path }) =>
    `You don’t have permission to change ${quoteFileName(path)}. Remove the protection from the file or folder and save again; what was there is unchanged.`,
  "in-use": ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} is open in another program. Close it there and save again; what was there is unchanged.`,
  "not-kept": ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} is no longer stored. Choose the file on your computer again.`,
  macros: ({ path }) =>
    `${quoteFileNameAtSentenceStart(path)} contains macros, which are programs. Save it without macros, as .docx or .xlsx, and choose it again.`,
  "already-open": () =>
    "This content is already open in another studio on this computer. To see it in the browser, press Enter in the window where that studio was started, or close that window first.",
  "not-proven": () =>
    "This request didn’t come from the studio’s page. Open the studio again at the address the terminal shows.",
  "too-many-cookies": () =>
    "The browser sent too many cookies. Delete those of 127.0.0.1 and localhost in its settings, then open again the address that the terminal shows.",
  "bad-request": () => "The studio didn’t understand the request. Reload the page and try again.",
  unreachable: () =>
    "The studio isn’t answering. Check that the window it was started in is still open.",
  failed: ({ path, cause }) =>
    `The computer wouldn’t save ${quoteFileName(path)} (${cause ?? "?"}). Try again; what was there is unchanged.`,
};

/** Creates a failure with its message. */
export const createFailure: typeof inPortuguese = (code, details = {}): BackendFailure => {
  const { path } = details;
  const message = sentences[code](details);
  return { kind: "refused", code, message, ...(path === undefined ? {} : { path }) };
};

function quoteFileName(path: string | undefined): string {
  return path === undefined ? "the file" : `"${excerpt(path)}"`;
}

/** Quotes the name of a file for the start of a sentence. */
function quoteFileNameAtSentenceStart(path: string | undefined): string {
  return path === undefined ? "The file" : quoteFileName(path);
}

function formatMegabytes(bytes: number): string {
  return String(Math.round(bytes / 1024 / 1024));
}
