import type { Bytes } from "../../load/files/files.ts";
import type { PictureSign } from "./file-sign.ts";
import { shrink } from "./shrink.ts";

/* Runs in a worker of its own: a large photograph keeps a processor busy for a second, and nobody waits with typing. */

addEventListener("message", ({ data }: MessageEvent<{ sign: PictureSign; bytes: Bytes }>) => {
  void shrink(data.sign, data.bytes)
    .catch(() => "broken" as const)
    .then((made) => postMessage(made));
});
