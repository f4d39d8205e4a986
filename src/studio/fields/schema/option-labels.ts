import { descriptionPatterns } from "#lang/studio/fields/schema/description-patterns";
import { splitOptionExplanations } from "../../../codegen/guide/option-explanations.ts";
import type { Schema } from "../../../model/schema/schemas.ts";

/**
 * Returns the label of each option, taken from the description that explains the options ("month é
 * um preço por mês; year é …" → {month: "Um preço por mês", …}). An option without an explanation
 * has its value as its label.
 */
export function optionLabels({
  description = "",
  enum: values = [],
}: Schema): Record<string, string> {
  const options = values.map(String);
  const told = labelsFromDescription(description, options);
  return Object.fromEntries(options.map((option, at) => [option, told?.[at] ?? option]));
}

function labelsFromDescription(
  description: string,
  options: readonly string[],
): string[] | undefined {
  try {
    const sentences = splitOptionExplanations(description, options).options;
    return sentences.map((sentence, at) => optionLabelFromSentence(sentence, options[at] ?? ""));
  } catch {
    return undefined;
  }
}

function optionLabelFromSentence(sentence: string, option: string): string {
  const [first = ""] = sentence
    .slice(option.length)
    .trim()
    .split(/\. (?=\p{Lu})/u);
  const words = first
    .replace(descriptionPatterns.isWord, "")
    .replace(descriptionPatterns.lastAnd, "");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
