import type { Schemas } from "../../../content/schema/schemas.ts";
import { fieldWords } from "../words.pt-br.ts";
import type { FieldPlace } from "./field-place.ts";

/**
 * The description of a field as the help beside its control: what it says for those who write the file by
 * hand (names of fields and files, "true", the decimal point) in the words of the studio, or not at all.
 */
export function hintOf(schemas: Schemas, place: FieldPlace): string {
  const { node, kind } = place;
  const sentences = (node.description ?? "").split(/(?<=[.!?])\s+(?=[\p{Lu}"])/u);
  const kept = sentences.filter((sentence) => !isForFiles(sentence, place));
  const words = kept
    .map((sentence) => spoken(sentence, schemas, place))
    .join(" ")
    .trim();
  return kind === "switch"
    ? words.replace(/^true\b(?: se)?/, (start) => fieldWords.switchedOn(start !== "true"))
    : words;
}

/** Options are explained beside each, entries are chosen by their name, numbers are typed with a comma. */
function isForFiles(sentence: string, { kind, node }: FieldPlace): boolean {
  if (kind === "options" || kind === "checks")
    return (node.enum ?? []).some((option) =>
      new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(sentence),
    );
  if (kind === "reference" || kind === "entries") return /\(id\)|código|all /.test(sentence);
  if (kind === "number" || kind === "price") return /com ponto|ponto de milhar/.test(sentence);
  return false;
}

function spoken(sentence: string, schemas: Schemas, { holder }: FieldPlace): string {
  const fields = holder?.node.properties ?? {};
  return sentence
    .replace(/ \(content\/[^)]*\)/g, "")
    .replace(/, entre aspas\b/g, "")
    .replace(/\b[Ss]em est[ae] (?:linha|campo)\b/g, (start) =>
      start.startsWith("S") ? fieldWords.without : fieldWords.without.toLowerCase(),
    )
    .replace(
      /(?:content\/)?([a-z-]+)\.yaml/g,
      (whole, name: string) => quoted(schemas[`${name}.json`]?.title) ?? whole,
    )
    .replace(
      /(?<![\w$/{.-])[a-z]+(?:[A-Z][a-z]+)*(?![\w/}-])/g,
      (word) => (isForeign(word) && quoted(fields[word]?.title)) || word,
    );
}

/** Names of fields that are words of the language too are left as they are. */
function isForeign(word: string): boolean {
  return !["total", "menu", "site", "item", "page", "form", "note"].includes(word);
}

function quoted(title: string | undefined): string | undefined {
  return title && `“${title}”`;
}
