/** What is being done with a whole file, in the dialog that lies over the studio. */
export type Filing =
  | { kind: "new"; schemaId: string }
  | { kind: "copy" | "move" | "remove"; file: string }
  | { kind: "versions"; file: string; path: string }
  | { kind: "uses"; file: string; path: string }
  | { kind: "bin" };
