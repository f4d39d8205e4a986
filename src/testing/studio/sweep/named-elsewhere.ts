import { shellWords } from "../../../studio/app/words.pt-br.ts";
import type { DiskContent } from "./content-disk.ts";
import type { SweepField } from "./field.ts";

const [, causeMark = ""] = shellWords.elsewhere({ place: "§", message: "§" }).split("§");

/** Whether a sentence at a field speaks of another place, which a change of the field makes wrong. */
export function isCrossFieldError(sentence: string): boolean {
  return sentence.includes(causeMark);
}

/** Whether a sentence says the number that a field said before: something else says it still. */
export function mentionsOldValue(sentence: string, value: unknown): boolean {
  if (typeof value !== "number") return false;
  const said = value.toLocaleString("pt-BR").replaceAll(".", "\\.");
  return new RegExp(`(?<![\\d.,])${said}(?![.,]?\\d)`).test(sentence);
}

/** Fields whose value other places name. Only where one does is a change of it rightly kept back. */
const referencedFields: readonly RegExp[] = [
  /#\/(?:.*\/)?id$/,
  /^(?:pages\/[^#]*#|addresses\.yaml#\/\d+)\/route$/,
  // What a link fills in names the question, its options, and where these come from.
  /#\/blocks\/\d+\/fields\/\d+\/(?:name|optionsFrom)$/,
  /#\/blocks\/\d+\/prefill\/\d+\/(?:from|value|set\/\w+)$/,
];

/** Fields of which only one value goes together with what stands beside them. */
const interdependentFields: readonly RegExp[] = [
  // A category keeps its last article, and one article alone may be featured.
  /^articles\/[^#]*#\/(?:category|featured)$/,
  // The list of articles is a page of that address.
  /^site\.yaml#\/articles\/route$/,
  // What stands apart has its place in other lists of its schedule.
  /^tax-tables\.yaml#\/\d+\/schedules\/\d+\/apart$/,
  // Plans include each other in one order alone.
  /^plans\.yaml#\/\d+\/includes$/,
];

/** Whether the check may keep a change of this field back by a sentence about the field itself. */
export function isExpectedError({ files }: DiskContent, { name, value }: SweepField): boolean {
  const isNamed = referencedFields.some((each) => each.test(name));
  const texts = files.map(({ text }) => text);
  return (
    (isNamed && isInTwo(texts, String(value))) ||
    interdependentFields.some((each) => each.test(name))
  );
}

/** Whether a name stands in more than one place of some texts, as a whole. */
function isInTwo(texts: readonly string[], name: string): boolean {
  const isPart = (sign = " ") => /[\p{L}\p{N}_-]/u.test(sign);
  let count = 0;
  for (const text of texts)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) count += 1;
  return count > 1;
}
