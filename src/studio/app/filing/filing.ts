import type { BroughtFile } from "../../pictures/brought-file.ts";

/** A file of the site is chosen, or one from the computer is uploaded. */
interface Choosing<Kind extends string> {
  kind: Kind;
  file: string;
  path: string;
  /**
   * Receives the chosen file, or `undefined` if the dialog was cancelled. Without it the field at
   * `path` is set.
   */
  choose?(brought: BroughtFile | undefined): void;
}

/** The dialog to show for a file or for a place in it. */
export type Filing =
  | { kind: "new"; schemaId: string }
  | { kind: "copy" | "move" | "remove"; file: string }
  | { kind: "versions"; file: string; path: string }
  | { kind: "uses"; file: string; path: string }
  | { kind: "handout"; file?: string }
  | Choosing<"pictures">
  | Choosing<"files">
  | { kind: "bin" };
