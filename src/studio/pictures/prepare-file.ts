import type { Bytes } from "../../load/files/files.ts";
import { isEndlessDrawing } from "../../model/drawings/drawn-parts.ts";
import { trustedScript } from "../browser/trusted-types.ts";
import { pageAddresses } from "../hosts/server/api-addresses.ts";
import { cleanDrawing } from "./clean-drawing.ts";
import type { MadePicture } from "./draw-anew.ts";
import { type DocumentSign, type FileSign, type PictureSign, signOf } from "./file-sign.ts";
import { faultOfSign, type PictureFault } from "./picture-fault.ts";

/** The most bytes of a file that is brought in; a picture is made much smaller. */
const mostBytes = 40 * 1024 * 1024;
/** A document stays as it is: so much the site takes. */
const mostOfDocument = 20 * 1024 * 1024;

/** What a place of the content takes; a longer text takes both. */
export type Wanted = "picture" | "document" | "either";

/** A file that can be written. */
export type Prepared = Omit<MadePicture, "extension"> & { extension: string };

const documents: readonly FileSign[] = ["pdf", "docx", "xlsx", "odt", "ods", "csv"];
const pictures: readonly FileSign[] = ["jpeg", "png", "gif", "webp", "avif", "svg", "heic"];

/** Makes of a file of this computer what the site can use, told by its bytes alone; or why not. */
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

/** A video is large, and would not do if it were small. */
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

/** Where a picture would do, too, what is neither is told as that. */
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

/** A worker for each picture: what it took of the memory goes with it. */
function inWorker(
  address: string,
  sign: PictureSign,
  bytes: Bytes,
): Promise<Prepared | PictureFault> {
  const worker = new Worker(trustedScript(address), { type: "module" });
  return new Promise<Prepared | PictureFault>((done) => {
    worker.addEventListener("message", ({ data }) => done(data));
    // What goes wrong in it is told by it: it did not come.
    worker.addEventListener("error", () => done("unready"));
    worker.postMessage({ sign, bytes });
  }).finally(() => worker.terminate());
}
