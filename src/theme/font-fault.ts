/** Something that a theme asks of a font and that nobody has. */
export interface FontFault {
  /** JSON Pointer in the theme. */
  path: string;
  kind: "package" | "file" | "axis" | "own-file" | "broken" | "letters" | "weight";
  name: string;
  /** What there is instead. */
  options: string[];
}
