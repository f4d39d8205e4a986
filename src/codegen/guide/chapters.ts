import { editorsLanguage } from "../../yaml/language/editors-language.pt-br.ts";
import { type GuideField, groupsAt, hasFields } from "./field-groups.ts";
import { exampleOf, excerptOf } from "./guide-examples.ts";
import { type GuideSource, introOf, nodeOf } from "./guide-source.ts";
import { code, heading, table, yamlBlock } from "./markdown.ts";
import { fieldTable, fieldTables, groupTable } from "./tables.ts";
import { toYaml } from "./to-yaml.ts";
import { guideWords as words } from "./words.pt-br.ts";

/** A chapter of the guide, with a heading and an entry in the table of contents. */
export interface Chapter {
  title: string;
  /** Paragraphs, tables and examples, in order. */
  parts: string[];
}

/** A kind of file with many instances: a page, or an article. */
export function folderChapter(
  source: GuideSource,
  { id, folder, intro }: { id: string; folder: string; intro: string },
): Chapter {
  const example = exampleOf(source, id);
  const name = String(example.id ?? example.route).replaceAll("/", "");
  return {
    title: `${nodeOf(source, id).title} (${code(`${folder}/`)})`,
    parts: [
      introOf(source, id, intro),
      ...fieldTables(source, id),
      ...fileExample(`${folder}/${name}.yaml`, example),
    ],
  };
}

/** A file with a list of entries. */
export function collectionChapter(source: GuideSource, name: string, schemaId: string): Chapter {
  const list = nodeOf(source, schemaId);
  const entry = list.items?.$id ?? "";
  const file = `${name}.yaml`;
  return {
    title: `${list.title} (${code(file)})`,
    parts: [
      introOf(source, schemaId, words.collection),
      ...fieldTables(source, entry),
      ...fileExample(file, [exampleOf(source, entry)]),
    ],
  };
}

/** A file of many groups. Each field that is a group gets its own section. */
export function settingsChapter(source: GuideSource, id: keyof typeof words.settings): Chapter {
  const fields = groupsAt(source, id)[0]?.fields ?? [];
  const groups = fields.filter(({ node }) => hasFields(source, node));
  const loose = fields.filter((field) => !groups.includes(field));
  return {
    title: `${nodeOf(source, id).title} (${code(fileOf(id))})`,
    parts: [
      introOf(source, id, words.settings[id]),
      ...looseSection(source, id, loose),
      ...groups.flatMap((group) => groupSection(source, id, group)),
    ],
  };
}

function looseSection(source: GuideSource, id: string, fields: readonly GuideField[]): string[] {
  const example = fields.map(({ name }) => excerptOf(source, id, name));
  return [
    heading(3, `${words.loose} (${code(fileOf(id))})`),
    fieldTable(source, fields),
    ...fileExample(fileOf(id), Object.assign({}, ...example)),
  ];
}

function groupSection(
  source: GuideSource,
  id: string,
  { name, node, needed }: GuideField,
): string[] {
  const [group, ...inner] = groupsAt(source, id, { path: `/${name}` });
  return [
    heading(3, `${node.title} (${code(name)})`),
    `${source.mark(node.description ?? "")} ${words.neededGroup[needed]}`.trim(),
    ...(group ? groupTable(source, group) : []),
    ...inner.flatMap((each) => groupTable(source, each)),
    ...fileExample(fileOf(id), excerptOf(source, id, name)),
  ];
}

/**
 * The interface labels, group by group. Their names are self-explanatory, except for placeholders.
 */
export function labelChapter(source: GuideSource): Chapter {
  const fields = groupsAt(source, "labels.json")[0]?.fields ?? [];
  const rows = fields.map(({ name, node }) => [
    `${code(name)}\n${node.title}`,
    node.description ?? "",
    Object.keys(node.properties ?? {})
      .map(code)
      .join(", "),
  ]);
  const [first] = fields;
  return {
    title: `${nodeOf(source, "labels.json").title} (${code("labels.yaml")})`,
    parts: [
      introOf(source, "labels.json", words.labels),
      table(words.labelColumns, rows),
      words.labelGaps,
      table(words.gapColumns, fields.flatMap(gapRows(source))),
      ...(first ? fileExample("labels.yaml", excerptOf(source, "labels.json", first.name)) : []),
    ],
  };
}

/**
 * A row for each label with placeholders: `contact.hour`, and what its description says of them.
 */
function gapRows(source: GuideSource) {
  return ({ name: group, node }: GuideField): string[][] =>
    Object.entries(node.properties ?? {})
      .filter(([, { description = "" }]) => /\{[\w|]+\}/.test(description))
      .map(([name, { description = "" }]) => [code(`${group}.${name}`), source.mark(description)]);
}

/** Parts that many fields share, explained once. */
export function partChapter(source: GuideSource): Chapter {
  const titleOf = (id: string) => nodeOf(source, id).title ?? "";
  const ids = [...source.shared].sort((a, b) =>
    titleOf(a).localeCompare(titleOf(b), editorsLanguage),
  );
  const sections = ids.flatMap((id) => [
    heading(3, titleOf(id)),
    introOf(source, id),
    ...fieldTables(source, id),
  ]);
  return { title: words.parts.title, parts: [words.parts.intro, ...sections] };
}

/** The content file that a schema describes. */
function fileOf(id: string): string {
  return id.replace(".json", ".yaml");
}

function fileExample(file: string, example: object): string[] {
  const compact = file === "theme.yaml";
  return [words.fileExample(file), yamlBlock(toYaml(example, { compact }))];
}
