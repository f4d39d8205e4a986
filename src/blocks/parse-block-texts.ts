import { type InlineNode, parseInline, withNoBreakNumbers } from "../model/markup/inline.ts";
import type { Field } from "../model/types.ts";
import type { ParsedField } from "../ui/form/parsed-field.ts";

/** The fields of interactive blocks that contain inline markup. */
const inlineFields = ["title", "lede", "description", "notice", "note", "caution"] as const;

type InlineFieldName = (typeof inlineFields)[number];

/**
 * A block with parsed texts. They are parsed before they are sent, so that browsers do not need the
 * parser.
 */
export type ParsedTexts<Block> = {
  [Name in keyof Block]: Name extends InlineFieldName
    ? readonly InlineNode[]
    : Block[Name] extends Field[]
      ? ParsedField[]
      : Block[Name];
};

/** Parses the inline markup in the texts of a block, and in the hints of its form fields. */
export function parseBlockTexts<Block extends object>(block: Block): ParsedTexts<Block> {
  const texts: Partial<Record<string, unknown>> = { ...block };
  for (const field of inlineFields) {
    const text = texts[field];
    if (typeof text === "string") texts[field] = parseInline(withNoBreakNumbers(text));
  }
  if (Array.isArray(texts.fields)) texts.fields = texts.fields.map(withParsedHint);
  return texts as ParsedTexts<Block>;
}

/**
 * Parses the hint of a field. It may contain a link, for example to terms that the visitor accepts.
 */
function withParsedHint({ hint, ...field }: Field): ParsedField {
  return hint === undefined ? field : { ...field, hint: parseInline(withNoBreakNumbers(hint)) };
}
