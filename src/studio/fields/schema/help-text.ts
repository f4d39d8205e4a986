import { descriptionPatterns } from "#lang/studio/fields/schema/description-patterns";
import { fieldStrings } from "#lang/studio/fields/strings";
import type { Schemas } from "../../../model/schema/schemas.ts";
import type { FieldPlace } from "./field-place.ts";
import { rephraseSentence } from "./rephrase-description.ts";

/**
 * Returns the schema description as help text of a control. Advice for people who edit files (field
 * and file names, "true", the decimal point) is rephrased for the studio or left out.
 */
export function helpText(schemas: Schemas, place: FieldPlace): string {
  const { node, kind } = place;
  const sentences = (node.description ?? "").split(/(?<=[.!?])\s+(?=[\p{Lu}"])/u);
  const kept = sentences.filter((sentence) => !isAdviceForFileEditing(sentence, place));
  const words = kept
    .map((sentence) => rephraseSentence(sentence, schemas, place.holder?.node.properties))
    .join(" ")
    .trim();
  return kind === "switch"
    ? words.replace(descriptionPatterns.on, (start) => fieldStrings.switchedOn(start !== "true"))
    : words;
}

/**
 * Whether a sentence only helps people who edit files. In the studio, options explain themselves,
 * entries are chosen by name, and numbers are typed in the local format.
 */
function isAdviceForFileEditing(sentence: string, { kind, node }: FieldPlace): boolean {
  if (kind === "options" || kind === "checks")
    return (node.enum ?? []).some((option) =>
      new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(sentence),
    );
  if (kind === "reference" || kind === "entries")
    return descriptionPatterns.aboutIds.test(sentence);
  if (kind === "number" || kind === "price") return descriptionPatterns.aboutMarks.test(sentence);
  return false;
}
