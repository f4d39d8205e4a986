import { descriptionPatterns } from "#lang/studio/fields/schema/description-patterns";
import { fieldStrings } from "#lang/studio/fields/strings";
import type { Schema, Schemas } from "../../../model/schema/schemas.ts";
import { optionLabels } from "./option-labels.ts";

type SchemaFields = Readonly<Record<string, Schema>>;

/**
 * Returns the description of a section, file or entry type in the studio's terms; empty if the
 * schema has none.
 */
export function describeSchema(schemas: Schemas, id: string): string {
  const { description = "", properties } = schemas[id] ?? {};
  return rephraseSentence(description, schemas, properties);
}

/**
 * Rewrites a sentence that is meant for people who edit files by hand. Replaces files, fields and
 * options with their titles in the studio.
 *
 * @param fields the sibling fields that the sentence may mention
 */
export function rephraseSentence(
  sentence: string,
  schemas: Schemas,
  fields: SchemaFields = {},
): string {
  const titleFor = (name: string) =>
    descriptionPatterns.ownWords.includes(name) ? undefined : fields[name]?.title;
  return sentence
    .replace(/ \([a-z-]+\.yaml\)/g, "")
    .replace(descriptionPatterns.folderBeside, "")
    .replace(descriptionPatterns.folder, fieldStrings.ofThisSite)
    .replace(descriptionPatterns.quotes, "")
    .replace(descriptionPatterns.without, (start) =>
      /^\p{Lu}/u.test(start) ? fieldStrings.without : fieldStrings.without.toLowerCase(),
    )
    .replace(descriptionPatterns.takeOut, fieldStrings.switchOff)
    .replace(
      descriptionPatterns.file,
      (whole, name: string, between?: string, part?: string) =>
        quoteFileAndPartTitles(schemas[`${name}.json`], between, part) ?? whole,
    )
    .replace(
      /\b([a-z]+): ([a-z-]+)\b/g,
      (whole, name: string, option: string) =>
        quoteTitle(
          describeOptionSetting(fields[name], option) ?? findSwitchTitle(schemas, name, option),
        ) ?? whole,
    )
    .replace(descriptionPatterns.name, (whole) => {
      const name = whole.replaceAll("`", "");
      return quoteTitle(titleFor(name)) ?? name;
    });
}

/** Returns the quoted title of a file and of its part; `undefined` if the file has no title. */
function quoteFileAndPartTitles(
  file: Schema | undefined,
  between = "",
  part = "",
): string | undefined {
  const own = quoteTitle(file?.title);
  const inner = quoteTitle(file?.properties?.[part]?.title) ?? part;
  return own && own + between + inner;
}

function describeOptionSetting(field: Schema | undefined, option: string): string | undefined {
  const words = field?.enum && optionLabels(field)[option];
  return words && `${field?.title}: ${words.split(",")[0]}`;
}

/**
 * Finds the title of the switch that "featured: true" refers to: a boolean field with that name in
 * any schema.
 */
function findSwitchTitle(schemas: Schemas, name: string, option: string): string | undefined {
  if (option !== "true") return undefined;
  const fields = Object.values(schemas).map(({ properties }) => properties?.[name]);
  return fields.find((field) => field?.type === "boolean")?.title;
}

function quoteTitle(title: string | undefined): string | undefined {
  return title && `“${title}”`;
}
