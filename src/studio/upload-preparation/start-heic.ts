import type { Bytes } from "../../load/files/file-store.ts";
import { stripMetadata } from "./metadata/strip-metadata.ts";
import { type EncodedPicture, reencodePicture } from "./reencode-picture.ts";

/* Converts HEIC photos, which phones take but few browsers can show. The decoder (libheif,
   LGPL-3.0) is served unmodified as a separate file, and loaded when the first such photo is
   added. */

/** The part of the library's image API that this script uses. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary?(): boolean;
  /**
   * Writes the pixels, already rotated, to `target`. Calls back with `null` if they cannot be
   * decoded.
   */
  display(target: ImageData, done: (shown: ImageData | null) => void): void;
}

interface HeifLibrary {
  HeifDecoder: new () => { decode(bytes: Bytes): HeifImage[] };
}

type HeifFactory = (given: { wasmBinary: ArrayBuffer }) => HeifLibrary;

addEventListener("message", ({ data }: MessageEvent<{ bytes: Bytes }>) => {
  void convertHeic(data.bytes)
    .catch(() => "heic" as const)
    .then((made) => postMessage(made));
});

async function convertHeic(bytes: Bytes): Promise<EncodedPicture | "broken"> {
  const heif = await loadHeifLibrary();
  const images = new heif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary?.()) ?? images[0];
  if (!image) return "broken";
  const source = await createImageBitmap(await decodePixels(image, guessColorSpace(bytes)));
  const made = await reencodePicture(source, "heic");
  const cut = stripMetadata("jpeg", made.bytes);
  return cut === "broken" ? made : { ...made, bytes: cut.bytes };
}

function decodePixels(image: HeifImage, colorSpace: PredefinedColorSpace): Promise<ImageData> {
  const pixels = new ImageData(image.get_width(), image.get_height(), { colorSpace });
  return new Promise((done, failed) => {
    image.display(pixels, (shown) => (shown ? done(pixels) : failed(new Error("no pixels"))));
  });
}

/** Guesses the colour space from the name of the colour profile, which phones embed in UTF-16. */
function guessColorSpace(bytes: Bytes): PredefinedColorSpace {
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 64 * 1024));
  const isWide = beginning.replaceAll("\0", "").includes("Display P3");
  return isWide ? "display-p3" : "srgb";
}

/**
 * Loads the library. It registers itself with an AMD loader, so this script provides its own
 * `define`.
 */
async function loadHeifLibrary(): Promise<HeifLibrary> {
  const wasmBinary = fetch(siblingUrl("libheif.wasm")).then((file) => file.arrayBuffer());
  let make: HeifFactory | undefined;
  const define = (_needs: unknown, give: () => HeifFactory) => {
    make = give();
  };
  Object.assign(globalThis, { define: Object.assign(define, { amd: true }) });
  await import(/* @vite-ignore */ siblingUrl("libheif.js"));
  if (!make) throw new Error("libheif did not come");
  return make({ wasmBinary: await wasmBinary });
}

/** Returns the URL of a file next to this script. */
function siblingUrl(name: string): string {
  return new URL(name, location.href).href;
}
