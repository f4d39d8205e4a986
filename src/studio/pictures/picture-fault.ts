import type { FileSign } from "./file-sign.ts";

/** Why a file is not taken. */
export type PictureFault =
  | "broken"
  | "too-large"
  | "no-picture"
  | "no-document"
  | "no-file"
  | "video"
  | "layers"
  | "program"
  | "foreign"
  | "macros"
  | "heic"
  | "unready"
  | "drawing"
  | "endless";

/** What is wrong with a file of a kind where a picture is wanted. */
export function faultOfSign(sign: FileSign): PictureFault {
  if (sign === "video" || sign === "layers" || sign === "program" || sign === "foreign")
    return sign;
  return "no-picture";
}
