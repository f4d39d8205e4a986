import type { BroughtFile } from "../../pictures/brought-file.ts";

/** A file of the site is chosen, or one of the computer comes. */
interface Choosing<Kind extends string> {
  kind: Kind;
  file: string;
  path: string;
  /** Hears what was chosen, or that nothing was; unless told, the field at that place takes it. */
  choose?(brought: BroughtFile | undefined): void;
}

/** What is asked of a file or of a place in it, in the dialog that lies over the studio. */
export type Filing =
  | { kind: "new"; schemaId: string }
  | { kind: "copy" | "move" | "remove"; file: string }
  | { kind: "versions"; file: string; path: string }
  | { kind: "uses"; file: string; path: string }
  | { kind: "handout"; file?: string }
  | Choosing<"pictures">
  | Choosing<"files">
  | { kind: "bin" };
