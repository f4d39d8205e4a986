import type { InlineNode } from "../../model/markup/inline.ts";
import type { Field } from "../../model/types.ts";

/** A question as a form asks it: its help is parsed, so that the parser stays out of the browser. */
export type AskedField = Omit<Field, "hint"> & { hint?: readonly InlineNode[] };
