import type { Bytes } from "../../load/files/file-store.ts";
import { isTooComplexSvg } from "../../model/svg/element-count.ts";
import { pageAddresses } from "../backend-contract/api-addresses.ts";
import { markAsTrustedScriptUrl } from "../browser/trusted-types.ts";
import type { EncodedPicture } from "./reencode-picture.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";
import {
  type DocumentFormat,
  type FileFormat,
  type PictureFormat,
  sniffFileFormat,
} from "./sniff-file-format.ts";
import { pictureRejectionReason, type UploadRejectionReason } from "./upload-error.ts";

/** Largest accepted upload in bytes. Pictures are scaled down afterwards. */
const maxUploadBytes = 40 * 1024 * 1024;
/** Largest document in bytes; documents are stored unchanged. */
const maxDocumentBytes = 20 * 1024 * 1024;

/** What a field accepts. A body accepts both, which is `either`. */
export type AcceptedFileKind = "picture" | "document" | "either";

/** A file ready to be written. */
export type PreparedUpload = Omit<EncodedPicture, "extension"> & { extension: string };

const documentFormats: readonly FileFormat[] = ["pdf", "docx", "xlsx", "odt", "ods", "csv"];
const pictureFormats: readonly FileFormat[] = ["jpeg", "png", "gif", "webp", "avif", "svg", "heic"];

/**
 * Converts a file from the user's computer for the site, or returns the reason why that is
 * impossible. Only the bytes decide the format, not the name.
 */
export async function prepareUpload(
  picked: Blob,
  wanted: AcceptedFileKind,
): Promise<PreparedUpload | UploadRejectionReason> {
  if (picked.size > maxUploadBytes) return largeFileRejectionReason(picked);
  const bytes = await picked.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes || bytes.length === 0) return "broken";
  const sign = sniffFileFormat(bytes);
  if (wanted === "document") return prepareDocument(sign, bytes);
  if (wanted === "either" && !pictureFormats.includes(sign))
    return prepareDocumentForEither(sign, bytes);
  return preparePicture(sign, bytes);
}

/**
 * Returns the error for a large file. For a video or a file with layers, the format is a more
 * useful reason than the size.
 */
async function largeFileRejectionReason(picked: Blob): Promise<UploadRejectionReason> {
  const beginning = await picked.slice(0, 4096).arrayBuffer();
  const fault = pictureRejectionReason(sniffFileFormat(new Uint8Array(beginning)));
  return fault === "video" || fault === "layers" ? fault : "too-large";
}

function prepareDocument(sign: FileFormat, bytes: Bytes): PreparedUpload | UploadRejectionReason {
  if (sign === "macros" || sign === "program") return sign;
  if (!documentFormats.includes(sign)) return "no-document";
  if (bytes.length > maxDocumentBytes) return "too-large";
  return { bytes, extension: sign as DocumentFormat, width: 0, height: 0 };
}

/**
 * Prepares a document, or returns the reason why a field for pictures and documents does not accept
 * it.
 */
function prepareDocumentForEither(
  sign: FileFormat,
  bytes: Bytes,
): PreparedUpload | UploadRejectionReason {
  const fault = pictureRejectionReason(sign);
  const made = prepareDocument(sign, bytes);
  if (made !== "no-document") return made;
  return fault === "no-picture" ? "no-file" : fault;
}

async function preparePicture(
  sign: FileFormat,
  bytes: Bytes,
): Promise<PreparedUpload | UploadRejectionReason> {
  if (!pictureFormats.includes(sign)) return pictureRejectionReason(sign);
  if (sign === "svg") return prepareSvg(new TextDecoder().decode(bytes));
  const address = sign === "heic" ? pageAddresses.heic : pageAddresses.pictures;
  return prepareInWorker(address, sign as PictureFormat, bytes);
}

function prepareSvg(source: string): PreparedUpload | UploadRejectionReason {
  if (isTooComplexSvg(source)) return "endless";
  return sanitizeSvg(source) ?? "drawing";
}

/** Prepares a picture in a worker of its own, so that its memory is freed afterwards. */
function prepareInWorker(
  address: string,
  sign: PictureFormat,
  bytes: Bytes,
): Promise<PreparedUpload | UploadRejectionReason> {
  const worker = new Worker(markAsTrustedScriptUrl(address), { type: "module" });
  return new Promise<PreparedUpload | UploadRejectionReason>((done) => {
    worker.addEventListener("message", ({ data }) => done(data));
    // Errors inside the worker are posted as results. This event means that the script of the
    // worker failed to load.
    worker.addEventListener("error", () => done("unready"));
    worker.postMessage({ sign, bytes });
  }).finally(() => worker.terminate());
}
