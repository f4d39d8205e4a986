import type { GivenFile } from "../../builder/single-file/data-address.ts";
import type { Bytes } from "../../load/files/files.ts";
import { lighterPicture } from "../preview-worker/handout/lighter-picture.ts";
import type { BytesAsked } from "./hand-bytes.ts";
import { mediaTypeOf } from "./media-types.ts";
import { fileBehind, type StandsFor } from "./static-addresses.ts";

/*
 * Takes the place of `core/handout/fetched-files.ts` in the worker of the static studio: what was compiled in lies
 * beside the studio's document, one folder above the worker, and files of the content are asked of the page.
 */

/** A picture or a font by its address; nothing where there is none. */
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
