import type { Bytes } from "../../load/files/files.ts";
import { drawAnew, heaviest, longestSide, type MadePicture } from "./draw-anew.ts";
import type { PictureSign } from "./file-sign.ts";
import { cutMetadata } from "./metadata/cut-metadata.ts";

const extensions = { jpeg: "jpg", png: "png", webp: "webp", gif: "gif" } as const;

/** An animation may weigh so much, in bytes: the studio sends no more at once. */
const heaviestAnimation = 20 * 1024 * 1024;

type Shrunk = MadePicture | "broken" | "too-large";

/**
 * Makes of a photograph what the site can use: no larger than that, upright, without what the camera wrote into it. One
 * that is right but for its notes keeps its pixels as they are.
 *
 * @returns `broken` where it cannot be read to its end, `too-large` for an animation that is
 */
export async function shrink(sign: PictureSign, bytes: Bytes): Promise<Shrunk> {
  const cut = cutMetadata(sign, bytes);
  if (cut === "broken") return "broken";
  // Drawn from the whole: its orientation and its colours are in the notes.
  const source = await createImageBitmap(new Blob([bytes.slice()])).catch(() => undefined);
  if (!source) return "broken";
  const { width, height } = source;
  const extension = extensions[sign as keyof typeof extensions];
  // An animation stays as it is: browsers cannot write one. The build makes it smaller.
  if (cut.isMoving && extension) {
    const isFit = cut.bytes.length <= heaviestAnimation;
    return isFit ? { bytes: cut.bytes, extension, width, height } : "too-large";
  }
  const isSmall = Math.max(width, height) <= longestSide && cut.bytes.length <= heaviest;
  if (isSmall && !cut.mustDraw && extension) return { bytes: cut.bytes, extension, width, height };
  const made = await drawAnew(source, sign);
  source.close();
  return { ...made, bytes: withoutNotes(made) };
}

/** Browsers name the colours of the web in what they write, which is what no profile means, too. */
function withoutNotes({ extension, bytes }: MadePicture): Bytes {
  const cut = cutMetadata(extension === "jpg" ? "jpeg" : (extension as PictureSign), bytes);
  return cut === "broken" ? bytes : cut.bytes;
}
