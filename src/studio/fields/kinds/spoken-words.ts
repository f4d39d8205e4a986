import type { Schema, Schemas } from "../../../content/schema/schemas.ts";
import { fieldWords } from "../words.pt-br.ts";
import { optionWords } from "./option-words.ts";

type Fields = Readonly<Record<string, Schema>>;

/** What a kind of section, of file or of entry is for, in the words of the studio; empty where no schema says it. */
export function spokenDescription(schemas: Schemas, id: string): string {
  const { description = "", properties } = schemas[id] ?? {};
  return spokenSentence(description, schemas, properties);
}

/**
 * A sentence for those who write files by hand as the studio says it: files, fields and options are called as they are
 * called there.
 *
 * @param fields those beside the one that is spoken of
 */
export function spokenSentence(sentence: string, schemas: Schemas, fields: Fields = {}): string {
  const titleFor = (name: string) => (ownWords.includes(name) ? undefined : fields[name]?.title);
  return sentence
    .replace(/ \((?:content|[a-z-]+\.yaml)[^)]*\)/g, "")
    .replace(/, em content\/[a-z]+(?=[,.])/g, "")
    .replace(/\bd[ao] pasta content\/[a-z]+/g, fieldWords.ofThisSite)
    .replace(/, entre aspas\b/g, "")
    .replace(/\bsem est[ae] (?:linha|campo)\b/gi, (start) =>
      start.startsWith("S") ? fieldWords.without : fieldWords.without.toLowerCase(),
    )
    .replace(/apague a linha/g, fieldWords.switchOff)
    .replace(
      /(?:content\/)?([a-z-]+)\.yaml(?:(, em )([a-z]+))?/g,
      (whole, name: string, between?: string, part?: string) =>
        placeName(schemas[`${name}.json`], between, part) ?? whole,
    )
    .replace(
      /\b([a-z]+): ([a-z-]+)\b/g,
      (whole, name: string, option: string) =>
        quoted(optionName(fields[name], option) ?? switchName(schemas, name, option)) ?? whole,
    )
    .replace(
      /(?<![\w$/{.“-])[a-z]+(?:[A-Z][a-z]+)*(?![\w/}”-]| \()/g,
      (name) => quoted(titleFor(name)) ?? name,
    );
}

/** A file by the title of its kind, and a part of it by its own. */
function placeName(file: Schema | undefined, between = "", part = ""): string | undefined {
  const own = quoted(file?.title);
  const inner = quoted(file?.properties?.[part]?.title) ?? part;
  return own && own + between + inner;
}

function optionName(field: Schema | undefined, option: string): string | undefined {
  const words = field?.enum && optionWords(field)[option];
  return words && `${field?.title}: ${words.split(",")[0]}`;
}

/** "featured: true" is a switch of that name, wherever it stands. */
function switchName(schemas: Schemas, name: string, option: string): string | undefined {
  if (option !== "true") return undefined;
  const fields = Object.values(schemas).map(({ properties }) => properties?.[name]);
  return fields.find((field) => field?.type === "boolean")?.title;
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
