import type { Bytes } from "../../load/files/files.ts";
import { isEndlessDrawing } from "../../model/drawings/drawn-parts.ts";
import { trustedScript } from "../browser/trusted-types.ts";
import { pageAddresses } from "../hosts/server/api-addresses.ts";
import { cleanDrawing } from "./clean-drawing.ts";
import type { MadePicture } from "./draw-anew.ts";
import { type DocumentSign, type FileSign, type PictureSign, signOf } from "./file-sign.ts";
import { faultOfSign, type PictureFault } from "./picture-fault.ts";

/** Largest accepted upload in bytes. Pictures are scaled down afterwards. */
const mostBytes = 40 * 1024 * 1024;
/** Largest document in bytes; documents are stored unchanged. */
const mostOfDocument = 20 * 1024 * 1024;

/** What a field accepts; a body accepts both. */
export type Wanted = "picture" | "document" | "either";

/** A file ready to be written. */
export type Prepared = Omit<MadePicture, "extension"> & { extension: string };

const documents: readonly FileSign[] = ["pdf", "docx", "xlsx", "odt", "ods", "csv"];
const pictures: readonly FileSign[] = ["jpeg", "png", "gif", "webp", "avif", "svg", "heic"];

/**
 * Converts a file of the user's computer for the site, judging it by its bytes alone; or returns
 * why it cannot.
 */
export async function prepareFile(picked: Blob, wanted: Wanted): Promise<Prepared | PictureFault> {
  if (picked.size > mostBytes) return largeFault(picked);
  const bytes = await picked.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes || bytes.length === 0) return "broken";
  const sign = signOf(bytes);
  if (wanted === "document") return asDocument(sign, bytes);
  if (wanted === "either" && !pictures.includes(sign)) return asDocumentHere(sign, bytes);
  return asPicture(sign, bytes);
}

/** For a large file, "a video" is a more useful answer than "too large". */
async function largeFault(picked: Blob): Promise<PictureFault> {
  const beginning = await picked.slice(0, 4096).arrayBuffer();
  const fault = faultOfSign(signOf(new Uint8Array(beginning)));
  return fault === "video" || fault === "layers" ? fault : "too-large";
}

function asDocument(sign: FileSign, bytes: Bytes): Prepared | PictureFault {
  if (sign === "macros" || sign === "program") return sign;
  if (!documents.includes(sign)) return "no-document";
  if (bytes.length > mostOfDocument) return "too-large";
  return { bytes, extension: sign as DocumentSign, width: 0, height: 0 };
}

/** The reason for a field that accepts pictures and documents. */
function asDocumentHere(sign: FileSign, bytes: Bytes): Prepared | PictureFault {
  const fault = faultOfSign(sign);
  const made = asDocument(sign, bytes);
  if (made !== "no-document") return made;
  return fault === "no-picture" ? "no-file" : fault;
}

async function asPicture(sign: FileSign, bytes: Bytes): Promise<Prepared | PictureFault> {
  if (!pictures.includes(sign)) return faultOfSign(sign);
  if (sign === "svg") return asDrawing(new TextDecoder().decode(bytes));
  const address = sign === "heic" ? pageAddresses.heic : pageAddresses.pictures;
  return inWorker(address, sign as PictureSign, bytes);
}

function asDrawing(source: string): Prepared | PictureFault {
  if (isEndlessDrawing(source)) return "endless";
  return cleanDrawing(source) ?? "drawing";
}

/** A new worker for each picture, so that its memory is freed afterwards. */
function inWorker(
  address: string,
  sign: PictureSign,
  bytes: Bytes,
): Promise<Prepared | PictureFault> {
  const worker = new Worker(trustedScript(address), { type: "module" });
  return new Promise<Prepared | PictureFault>((done) => {
    worker.addEventListener("message", ({ data }) => done(data));
    // Errors inside the worker are posted as results; this event means that its script failed to
    // load.
    worker.addEventListener("error", () => done("unready"));
    worker.postMessage({ sign, bytes });
  }).finally(() => worker.terminate());
}
