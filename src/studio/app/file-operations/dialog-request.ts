import type { SelectedMediaFile } from "../../upload-preparation/selected-media-file.ts";

/** A request to let the user choose a file of the site, or upload one from the computer. */
interface FileChoiceRequest<Kind extends string> {
  kind: Kind;
  file: string;
  path: string;
  /**
   * Receives the chosen file, or `undefined` if the user cancelled the dialog. Without this
   * function, the dialog sets the field at `path`.
   */
  choose?(brought: SelectedMediaFile | undefined): void;
}

/** A request to show a dialog, in most cases about a file or a place in it. */
export type DialogRequest =
  | { kind: "new"; schemaId: string }
  | { kind: "copy" | "move" | "remove"; file: string }
  | { kind: "versions"; file: string; path: string }
  | { kind: "uses"; file: string; path: string }
  | { kind: "handout"; file?: string }
  | FileChoiceRequest<"pictures">
  | FileChoiceRequest<"files">
  | { kind: "bin" };
