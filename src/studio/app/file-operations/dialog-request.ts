import type { SelectedMediaFile } from "../../pictures/selected-media-file.ts";

/** A file of the site is chosen, or one from the computer is uploaded. */
interface FileChoiceRequest<Kind extends string> {
  kind: Kind;
  file: string;
  path: string;
  /**
   * Receives the chosen file, or `undefined` if the dialog was cancelled. Without it the field at
   * `path` is set.
   */
  choose?(brought: SelectedMediaFile | undefined): void;
}

/** The dialog to show for a file or for a place in it. */
export type DialogRequest =
  | { kind: "new"; schemaId: string }
  | { kind: "copy" | "move" | "remove"; file: string }
  | { kind: "versions"; file: string; path: string }
  | { kind: "uses"; file: string; path: string }
  | { kind: "handout"; file?: string }
  | FileChoiceRequest<"pictures">
  | FileChoiceRequest<"files">
  | { kind: "bin" };
