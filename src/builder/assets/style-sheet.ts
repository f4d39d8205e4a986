/** One style sheet of the source, small enough to be inlined into a document. */
export interface StyleSheet {
  /** Its path below src: `blocks/hero/hero.css`. */
  path: string;
  css: string;
  /** The names of all classes in its selectors. */
  classes: readonly string[];
}
