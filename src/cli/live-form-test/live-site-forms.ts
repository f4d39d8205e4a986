import { getBlockTraits } from "../../blocks/traits.ts";
import { inlineText, parseInline } from "../../model/markup/inline.ts";
import type { Site } from "../../model/site.ts";
import type { Block, Delivery } from "../../model/types.ts";
import type { ParsedField } from "../../ui/form/parsed-field.ts";
import { validate } from "../../ui/form/validation.ts";
import { checkedValue, type FormValues } from "../../ui/form/values.ts";

/** A form of the live site, with the data that a test needs. */
export interface LiveForm {
  /** The route of the page that contains the form. */
  route: string;
  title: string;
  delivery: Delivery;
  fields: readonly ParsedField[];
}

type LiveFormBlock = Block & { delivery: Delivery; title: string; fields?: readonly ParsedField[] };

/** Returns all forms of a site, in the order of its pages. */
export function listLiveForms({ pages, labels }: Site): LiveForm[] {
  return pages.flatMap(({ route, blocks }) =>
    blocks.filter(isFormBlock).map((block) => ({
      route,
      title: inlineText(parseInline(block.title)),
      delivery: block.delivery,
      fields: getBlockTraits(block).formFields?.(block, labels.form) ?? block.fields ?? [],
    })),
  );
}

function isFormBlock(block: Block): block is LiveFormBlock {
  return "delivery" in block && block.delivery !== undefined;
}

/**
 * Values for the fields of a test message: the contact details of the firm, and a text which says
 * that the message is a test.
 */
export interface TestValues {
  email: string;
  phone: string;
  /** Today's date in ISO 8601: "2026-11-24". */
  today: string;
  text: string;
}

/**
 * Creates valid answers to the questions of a form. Text answers say that the message is a test.
 *
 * @returns the answers, and the label of the first question for which no valid answer was found
 */
export function createTestAnswers(
  fields: readonly ParsedField[],
  words: TestValues,
): { values: FormValues; unfit?: string } {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, createTestAnswer(field, words)]),
  );
  const [wrong] = Object.keys(validate(fields, values));
  return { values, unfit: fields.find(({ name }) => name === wrong)?.label };
}

function createTestAnswer(field: ParsedField, { email, phone, today, text }: TestValues): string {
  const { type, placeholder, options = [] } = field;
  const own: Partial<Record<ParsedField["type"], string>> = {
    email,
    tel: phone,
    date: today,
    checkbox: checkedValue,
    select: options.find(({ value }) => value !== "")?.value ?? "",
  };
  const answer = own[type] ?? text;
  const isWrong = Object.keys(validate([field], { [field.name]: answer })).length > 0;
  // The placeholder shows the expected format, so it is usually a valid answer.
  return isWrong && placeholder ? placeholder : answer;
}
