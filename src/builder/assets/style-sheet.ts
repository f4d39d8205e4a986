/**
 * A style sheet of the engine or of a site's own code. It is small enough to be inlined into a
 * document.
 */
export interface StyleSheet {
  /** The path below `src`, such as `blocks/hero/hero.css`. */
  path: string;
  css: string;
  /** The names of all classes in its selectors. */
  classes: readonly string[];
}
