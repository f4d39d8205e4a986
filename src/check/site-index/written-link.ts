import type { Range } from "../../yaml/diagnostic.ts";

/** A link in a text, or the text itself. */
export interface WrittenLink {
  path: string;
  to: string;
  /** Where its target stands in the text. */
  at: () => Range | undefined;
  /** It stands in a longer text, which can offer files. */
  isBody?: boolean;
}
