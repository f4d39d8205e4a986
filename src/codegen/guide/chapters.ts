import { guideStrings as strings } from "#lang/codegen/guide/strings";
import { editorsLanguage } from "#lang/yaml/text-and-language/editors-language";
import { fieldGroupsAt, type GuideField, hasOwnFieldTable } from "./field-groups.ts";
import { fieldTable, fieldTables, groupTable } from "./field-tables.ts";
import { schemaExample, singleFieldExample } from "./guide-examples.ts";
import { type GuideSource, requireNode, schemaIntro } from "./guide-source.ts";
import { heading, inlineCode, table, yamlBlock } from "./markdown.ts";
import { toYaml } from "./to-yaml.ts";

/** A chapter of the guide, with a heading and an entry in the table of contents. */
export interface Chapter {
  title: string;
  /** Paragraphs, tables and examples, in order. */
  parts: string[];
}

/** Returns the chapter on a folder whose files are all of one kind, such as pages or articles. */
export function folderChapter(
  source: GuideSource,
  { id, folder, intro }: { id: string; folder: string; intro: string },
): Chapter {
  const example = schemaExample(source, id);
  const name = String(example.id ?? example.route).replaceAll("/", "");
  return {
    title: `${requireNode(source, id).title} (${inlineCode(`${folder}/`)})`,
    parts: [
      schemaIntro(source, id, intro),
      ...fieldTables(source, id),
      ...fileExample(`${folder}/${name}.yaml`, example),
    ],
  };
}

/** Returns the chapter on a file that contains a list of entries. */
export function collectionChapter(source: GuideSource, name: string, schemaId: string): Chapter {
  const list = requireNode(source, schemaId);
  const entry = list.items?.$id ?? "";
  const file = `${name}.yaml`;
  return {
    title: `${list.title} (${inlineCode(file)})`,
    parts: [
      schemaIntro(source, schemaId, strings.collection),
      ...fieldTables(source, entry),
      ...fileExample(file, [schemaExample(source, entry)]),
    ],
  };
}

/** Returns the chapter on a file with many groups of fields. Each group gets its own section. */
export function settingsChapter(source: GuideSource, id: keyof typeof strings.settings): Chapter {
  const fields = fieldGroupsAt(source, id)[0]?.fields ?? [];
  const groups = fields.filter(({ node }) => hasOwnFieldTable(source, node));
  const loose = fields.filter((field) => !groups.includes(field));
  return {
    title: `${requireNode(source, id).title} (${inlineCode(contentFileOf(id))})`,
    parts: [
      schemaIntro(source, id, strings.settings[id]),
      ...ungroupedFieldsSection(source, id, loose),
      ...groups.flatMap((group) => groupSection(source, id, group)),
    ],
  };
}

function ungroupedFieldsSection(
  source: GuideSource,
  id: string,
  fields: readonly GuideField[],
): string[] {
  const example = fields.map(({ name }) => singleFieldExample(source, id, name));
  return [
    heading(3, `${strings.loose} (${inlineCode(contentFileOf(id))})`),
    fieldTable(source, fields),
    ...fileExample(contentFileOf(id), Object.assign({}, ...example)),
  ];
}

function groupSection(
  source: GuideSource,
  id: string,
  { name, node, requirement }: GuideField,
): string[] {
  const [group, ...inner] = fieldGroupsAt(source, id, { path: `/${name}` });
  return [
    heading(3, `${node.title} (${inlineCode(name)})`),
    `${source.markCode(node.description ?? "")} ${strings.neededGroup[requirement]}`.trim(),
    ...(group ? groupTable(source, group) : []),
    ...inner.flatMap((each) => groupTable(source, each)),
    ...fileExample(contentFileOf(id), singleFieldExample(source, id, name)),
  ];
}

/**
 * Returns the chapter on the interface labels, group by group. Most names are self-explanatory, so
 * only labels with placeholders are described.
 */
export function interfaceLabelsChapter(source: GuideSource): Chapter {
  const fields = fieldGroupsAt(source, "labels.json")[0]?.fields ?? [];
  const rows = fields.map(({ name, node }) => [
    `${inlineCode(name)}\n${node.title}`,
    node.description ?? "",
    Object.keys(node.properties ?? {})
      .map(inlineCode)
      .join(", "),
  ]);
  const [first] = fields;
  return {
    title: `${requireNode(source, "labels.json").title} (${inlineCode("labels.yaml")})`,
    parts: [
      schemaIntro(source, "labels.json", strings.labels),
      table(strings.labelColumns, rows),
      strings.labelGaps,
      table(strings.gapColumns, fields.flatMap(createPlaceholderRowBuilder(source))),
      ...(first
        ? fileExample("labels.yaml", singleFieldExample(source, "labels.json", first.name))
        : []),
    ],
  };
}

/**
 * Creates a function that returns a table row for each label of a group that has placeholders: its
 * name, such as `contact.hour`, and its description.
 */
function createPlaceholderRowBuilder(source: GuideSource) {
  return ({ name: group, node }: GuideField): string[][] =>
    Object.entries(node.properties ?? {})
      .filter(([, { description = "" }]) => /\{[\w|]+\}/.test(description))
      .map(([name, { description = "" }]) => [
        inlineCode(`${group}.${name}`),
        source.markCode(description),
      ]);
}

/** Returns the chapter on parts that several fields share. It explains each part once. */
export function sharedPartsChapter(source: GuideSource): Chapter {
  const titleOf = (id: string) => requireNode(source, id).title ?? "";
  const ids = [...source.shared].sort((a, b) =>
    titleOf(a).localeCompare(titleOf(b), editorsLanguage),
  );
  const sections = ids.flatMap((id) => [
    heading(3, titleOf(id)),
    schemaIntro(source, id),
    ...fieldTables(source, id),
  ]);
  return { title: strings.parts.title, parts: [strings.parts.intro, ...sections] };
}

/** Returns the name of the content file that a schema describes. */
function contentFileOf(id: string): string {
  return id.replace(".json", ".yaml");
}

function fileExample(file: string, example: object): string[] {
  const compact = file === "theme.yaml";
  return [strings.fileExample(file), yamlBlock(toYaml(example, { compact }))];
}
