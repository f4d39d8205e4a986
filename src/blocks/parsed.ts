import { type InlineNode, joinFigures, parseInline } from "../content/markup/inline.ts";

/** The fields of interactive blocks that are written in the inline grammar. */
const inlineFields = ["title", "lede", "description", "notice", "note", "caution"] as const;

type InlineField = (typeof inlineFields)[number];

/** A block whose texts are parsed: they travel to the browser, the parser does not. */
export type Parsed<Block> = {
  [Field in keyof Block]: Field extends InlineField ? readonly InlineNode[] : Block[Field];
};

/** Parses the texts of a block. */
export function parseTexts<Block extends object>(block: Block): Parsed<Block> {
  const texts: Partial<Record<string, unknown>> = { ...block };
  for (const field of inlineFields) {
    const text = texts[field];
    if (typeof text === "string") texts[field] = parseInline(joinFigures(text));
  }
  return texts as Parsed<Block>;
}
