import type { InlineNode } from "../../model/markup/inline.ts";
import type { Field } from "../../model/types.ts";

/** A field with a parsed hint, so that the parser is not shipped to the browser. */
export type ParsedField = Omit<Field, "hint"> & { hint?: readonly InlineNode[] };
