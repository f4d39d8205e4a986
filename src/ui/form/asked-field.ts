import type { InlineNode } from "../../content/markup/inline.ts";
import type { Field } from "../../content/types.ts";

/** A question as a form asks it: its help is parsed, so that the parser stays out of the browser. */
export type AskedField = Omit<Field, "hint"> & { hint?: readonly InlineNode[] };
