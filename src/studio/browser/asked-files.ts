import type { GivenFile } from "../../builder/single-file/data-address.ts";
import type { Bytes } from "../../load/files/files.ts";
import { lighterPicture } from "../preview-worker/handout/lighter-picture.ts";
import type { BytesAsked } from "./hand-bytes.ts";
import { mediaTypeOf } from "./media-types.ts";
import { fileBehind, type StandsFor } from "./static-addresses.ts";

/*
 * Replaces `preview-worker/handout/fetched-files.ts` in the worker of the static studio. Compiled
 * files are fetched from the folder above the worker; content files are requested from the page.
 */

/** The bytes of a picture or font; `undefined` if the file does not exist. */
export async function fileAt(address: string): Promise<GivenFile | undefined> {
  const file = fileBehind(address);
  const bytes = file ? await askPage(file) : await fetchBeside(address);
  const type = mediaTypeOf(file?.path ?? decodeURIComponent(address));
  return bytes && lighterPicture({ type: type ?? "application/octet-stream", bytes });
}

async function fetchBeside(address: string): Promise<Bytes | undefined> {
  const beside = address.startsWith("data:") ? address : new URL(`../${address}`, location.href);
  const answer = await fetch(beside).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

function askPage(bytesOf: StandsFor): Promise<Bytes | undefined> {
  const { port1, port2 } = new MessageChannel();
  const asked: BytesAsked = { bytesOf };
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<Bytes | undefined>) => {
      done(data);
      port1.close();
    };
    postMessage(asked, { transfer: [port2] });
  });
}
