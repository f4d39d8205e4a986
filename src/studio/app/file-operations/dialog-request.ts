import type { SelectedMediaFile } from "../../pictures/selected-media-file.ts";

/** A request to choose a file of the site, or to upload one from the computer. */
interface FileChoiceRequest<Kind extends string> {
  kind: Kind;
  file: string;
  path: string;
  /**
   * Receives the chosen file, or `undefined` if the user cancelled the dialog. If this function is
   * absent, the dialog sets the field at `path`.
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
