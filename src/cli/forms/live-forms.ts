import { getBlockTraits } from "../../blocks/traits.ts";
import { inlineText, parseInline } from "../../model/markup/inline.ts";
import type { Site } from "../../model/site.ts";
import type { Block, Delivery } from "../../model/types.ts";
import type { ParsedField } from "../../ui/form/parsed-field.ts";
import { validate } from "../../ui/form/validation.ts";
import { checkedValue, type FormValues } from "../../ui/form/values.ts";

/** A form of a site, with what a test needs to know. */
export interface LiveForm {
  /** The route of its page. */
  route: string;
  title: string;
  delivery: Delivery;
  fields: readonly ParsedField[];
}

type LiveFormBlock = Block & { delivery: Delivery; title: string; fields?: readonly ParsedField[] };

/** All forms of a site, in the order of its pages. */
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
 * Values for a test message: contact data of the firm, and a text that identifies the message as a
 * test.
 */
export interface TestValues {
  email: string;
  phone: string;
  /** A date, "2026-11-24". */
  today: string;
  text: string;
}

/**
 * Valid answers to the questions of a form that identify themselves as a test.
 *
 * @returns the answers, and the label of the first question for which none is valid
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
  // The placeholder shows the expected format, so it is valid.
  return isWrong && placeholder ? placeholder : answer;
}
