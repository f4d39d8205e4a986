import type { Bytes } from "../../load/files/file-store.ts";
import { convertPhoto } from "./convert-photo.ts";
import type { PictureFormat } from "./sniff-file-format.ts";

/* Runs in its own worker: a large photo occupies the CPU for a second and must not block typing. */

addEventListener("message", ({ data }: MessageEvent<{ sign: PictureFormat; bytes: Bytes }>) => {
  void convertPhoto(data.sign, data.bytes)
    .catch(() => "broken" as const)
    .then((made) => postMessage(made));
});
