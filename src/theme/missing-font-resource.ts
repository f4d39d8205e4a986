/** A font feature that a theme requests and no available font has. */
export interface MissingFontResource {
  /** JSON Pointer in the theme. */
  path: string;
  kind: "package" | "file" | "axis" | "own-file" | "broken" | "letters" | "weight";
  name: string;
  /** The available alternatives. */
  options: string[];
}
