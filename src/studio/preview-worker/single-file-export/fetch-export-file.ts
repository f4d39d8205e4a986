import type { FileWithMediaType } from "../../../builder/single-file/data-url.ts";
import type { Bytes } from "../../../load/files/file-store.ts";
import { mediaTypeFromPath } from "../../browser/media-types.ts";
import type { BytesRequest } from "../../browser/serve-bytes-to-worker.ts";
import { type ContentFileRef, parseContentUrl } from "../../browser/static-studio-addresses.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/*
 * Replaces `preview-worker/single-file-export/fetch-file.ts` in the worker of the static studio.
 * Compiled files are fetched from the folder above the worker; content files are requested from the
 * page.
 */

/** Returns the bytes of a picture or font; `undefined` if the file does not exist. */
export async function fetchFileForExport(address: string): Promise<FileWithMediaType | undefined> {
  const file = parseContentUrl(address);
  const bytes = file ? await requestBytesFromPage(file) : await fetchBuiltFile(address);
  const type = mediaTypeFromPath(file?.path ?? decodeURIComponent(address));
  return bytes && shrinkPhoto({ type: type ?? "application/octet-stream", bytes });
}

async function fetchBuiltFile(address: string): Promise<Bytes | undefined> {
  const beside = address.startsWith("data:") ? address : new URL(`../../${address}`, location.href);
  const answer = await fetch(beside).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

function requestBytesFromPage(bytesOf: ContentFileRef): Promise<Bytes | undefined> {
  const { port1, port2 } = new MessageChannel();
  const asked: BytesRequest = { bytesOf };
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<Bytes | undefined>) => {
      done(data);
      port1.close();
    };
    postMessage(asked, { transfer: [port2] });
  });
}
