import type { Schemas } from "../../../content/schema/schemas.ts";
import { fieldWords } from "../words.pt-br.ts";
import type { FieldPlace } from "./field-place.ts";
import { optionWords } from "./option-words.ts";

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
  const titleFor = (name: string) => (ownWords.includes(name) ? undefined : fields[name]?.title);
  return sentence
    .replace(/ \(content\/[^)]*\)/g, "")
    .replace(/, entre aspas\b/g, "")
    .replace(/\bsem est[ae] (?:linha|campo)\b/gi, (start) =>
      start.startsWith("S") ? fieldWords.without : fieldWords.without.toLowerCase(),
    )
    .replace(/apague a linha/g, fieldWords.switchOff)
    .replace(
      /(?:content\/)?([a-z-]+)\.yaml/g,
      (whole, name: string) => quoted(schemas[`${name}.json`]?.title) ?? whole,
    )
    .replace(/\b([a-z]+): ([a-z-]+)\b/g, (whole, name: string, option: string) => {
      const words = fields[name]?.enum && optionWords(fields[name])[option];
      return quoted(words && `${fields[name]?.title}: ${words.split(",")[0]}`) ?? whole;
    })
    .replace(
      /(?<![\w$/{.“-])[a-z]+(?:[A-Z][a-z]+)*(?![\w/}”-]| \()/g,
      (name) => quoted(titleFor(name)) ?? name,
    );
}

/** Names of fields that are words of the language too. */
const ownWords = [
  "form",
  "item",
  "link",
  "links",
  "menu",
  "note",
  "page",
  "popular",
  "site",
  "total",
];

function quoted(title: string | undefined): string | undefined {
  return title && `“${title}”`;
}
