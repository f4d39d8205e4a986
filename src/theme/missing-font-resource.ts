/** A package, file or feature of a font that a theme needs, but that is missing or unusable. */
export interface FontResourceProblem {
  /** JSON Pointer in the theme. */
  path: string;
  kind: "package" | "file" | "axis" | "own-file" | "broken" | "letters" | "weight";
  name: string;
  /** The available alternatives. */
  options: string[];
}
