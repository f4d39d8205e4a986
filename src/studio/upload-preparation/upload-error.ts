import type { FileFormat } from "./sniff-file-format.ts";

/** The reason why a file is rejected. */
export type UploadRejectionReason =
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

/** Returns the reason to reject a file of this type as a picture. */
export function pictureRejectionReason(sign: FileFormat): UploadRejectionReason {
  if (sign === "video" || sign === "layers" || sign === "program" || sign === "foreign")
    return sign;
  return "no-picture";
}
