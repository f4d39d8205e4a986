import type { Bytes } from "../../load/files/file-store.ts";
import { isTooComplexSvg } from "../../model/svg/element-count.ts";
import { trustedScript } from "../browser/trusted-types.ts";
import { pageAddresses } from "../hosts/server/api-addresses.ts";
import type { EncodedPicture } from "./reencode-picture.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";
import {
  type DocumentFormat,
  type FileFormat,
  type PictureFormat,
  sniffFileFormat,
} from "./sniff-file-format.ts";
import { type UploadError, uploadErrorFor } from "./upload-error.ts";

/** Largest accepted upload in bytes. Pictures are scaled down afterwards. */
const maxUploadBytes = 40 * 1024 * 1024;
/** Largest document in bytes; documents are stored unchanged. */
const maxDocumentBytes = 20 * 1024 * 1024;

/** What a field accepts; a body accepts both. */
export type AcceptedKind = "picture" | "document" | "either";

/** A file ready to be written. */
export type PreparedFile = Omit<EncodedPicture, "extension"> & { extension: string };

const documents: readonly FileFormat[] = ["pdf", "docx", "xlsx", "odt", "ods", "csv"];
const pictures: readonly FileFormat[] = ["jpeg", "png", "gif", "webp", "avif", "svg", "heic"];

/**
 * Converts a file of the user's computer for the site, judging it by its bytes alone; or returns
 * why it cannot.
 */
export async function prepareFile(
  picked: Blob,
  wanted: AcceptedKind,
): Promise<PreparedFile | UploadError> {
  if (picked.size > maxUploadBytes) return errorOfLargeFile(picked);
  const bytes = await picked.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes || bytes.length === 0) return "broken";
  const sign = sniffFileFormat(bytes);
  if (wanted === "document") return prepareDocument(sign, bytes);
  if (wanted === "either" && !pictures.includes(sign)) return prepareDocumentOrExplain(sign, bytes);
  return preparePicture(sign, bytes);
}

/** For a large file, "a video" is a more useful answer than "too large". */
async function errorOfLargeFile(picked: Blob): Promise<UploadError> {
  const beginning = await picked.slice(0, 4096).arrayBuffer();
  const fault = uploadErrorFor(sniffFileFormat(new Uint8Array(beginning)));
  return fault === "video" || fault === "layers" ? fault : "too-large";
}

function prepareDocument(sign: FileFormat, bytes: Bytes): PreparedFile | UploadError {
  if (sign === "macros" || sign === "program") return sign;
  if (!documents.includes(sign)) return "no-document";
  if (bytes.length > maxDocumentBytes) return "too-large";
  return { bytes, extension: sign as DocumentFormat, width: 0, height: 0 };
}

/** The reason for a field that accepts pictures and documents. */
function prepareDocumentOrExplain(sign: FileFormat, bytes: Bytes): PreparedFile | UploadError {
  const fault = uploadErrorFor(sign);
  const made = prepareDocument(sign, bytes);
  if (made !== "no-document") return made;
  return fault === "no-picture" ? "no-file" : fault;
}

async function preparePicture(sign: FileFormat, bytes: Bytes): Promise<PreparedFile | UploadError> {
  if (!pictures.includes(sign)) return uploadErrorFor(sign);
  if (sign === "svg") return prepareSvg(new TextDecoder().decode(bytes));
  const address = sign === "heic" ? pageAddresses.heic : pageAddresses.pictures;
  return prepareInWorker(address, sign as PictureFormat, bytes);
}

function prepareSvg(source: string): PreparedFile | UploadError {
  if (isTooComplexSvg(source)) return "endless";
  return sanitizeSvg(source) ?? "drawing";
}

/** A new worker for each picture, so that its memory is freed afterwards. */
function prepareInWorker(
  address: string,
  sign: PictureFormat,
  bytes: Bytes,
): Promise<PreparedFile | UploadError> {
  const worker = new Worker(trustedScript(address), { type: "module" });
  return new Promise<PreparedFile | UploadError>((done) => {
    worker.addEventListener("message", ({ data }) => done(data));
    // Errors inside the worker are posted as results; this event means that its script failed to
    // load.
    worker.addEventListener("error", () => done("unready"));
    worker.postMessage({ sign, bytes });
  }).finally(() => worker.terminate());
}
