import type { Range } from "../../yaml/diagnostic.ts";

/** A link in a text, or a field that is a link. */
export interface WrittenLink {
  path: string;
  to: string;
  /** Returns the range of its target in the text. */
  at: () => Range | undefined;
  /** Whether the link is in a body, which can offer files for download. */
  isBody?: boolean;
}
