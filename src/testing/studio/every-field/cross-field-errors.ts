import { appStrings } from "../../../studio/app/strings.pt-br.ts";
import type { DiskContent } from "./disk-content.ts";
import type { FieldUnderTest } from "./field-under-test.ts";

const [, causeMark = ""] = appStrings.elsewhere({ place: "§", message: "§" }).split("§");

/** Whether a diagnostic at a field refers to another value that the change made invalid. */
export function isCrossFieldError(sentence: string): boolean {
  return sentence.includes(causeMark);
}

/** Whether a diagnostic mentions the field's old number, which another value still needs. */
export function mentionsOldValue(sentence: string, value: unknown): boolean {
  if (typeof value !== "number") return false;
  const said = value.toLocaleString("pt-BR").replaceAll(".", "\\.");
  return new RegExp(`(?<![\\d.,])${said}(?![.,]?\\d)`).test(sentence);
}

/** Fields to which other values may refer. The check may reject a change only if one does. */
const referencedFields: readonly RegExp[] = [
  /#\/(?:.*\/)?id$/,
  /^(?:pages\/[^#]*#|addresses\.yaml#\/\d+)\/route$/,
  // The prefill of a link refers to the question, its options and their source.
  /#\/blocks\/\d+\/fields\/\d+\/(?:name|optionsFrom)$/,
  /#\/blocks\/\d+\/prefill\/\d+\/(?:from|value|set\/\w+)$/,
];

/** Fields with only one value that fits the values of other fields. */
const interdependentFields: readonly RegExp[] = [
  // A category must keep its last article, and only one article may be featured.
  /^articles\/[^#]*#\/(?:category|featured)$/,
  // The list of articles is a page, which must remain at this address.
  /^site\.yaml#\/articles\/route$/,
  // A standalone item must be in other lists of its schedule.
  /^tax-tables\.yaml#\/\d+\/schedules\/\d+\/apart$/,
  // Plans can include each other only in one order.
  /^plans\.yaml#\/\d+\/includes$/,
];

/** Whether the check may reject a change to this field with a diagnostic about the field itself. */
export function mayCauseFieldError(
  { files }: DiskContent,
  { name, value }: FieldUnderTest,
): boolean {
  const isNamed = referencedFields.some((each) => each.test(name));
  const texts = files.map(({ text }) => text);
  return (
    (isNamed && occursMoreThanOnce(texts, String(value))) ||
    interdependentFields.some((each) => each.test(name))
  );
}

/** Whether the texts together contain a name more than once, as a whole word. */
function occursMoreThanOnce(texts: readonly string[], name: string): boolean {
  const isPart = (sign = " ") => /[\p{L}\p{N}_-]/u.test(sign);
  let count = 0;
  for (const text of texts)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) count += 1;
  return count > 1;
}
