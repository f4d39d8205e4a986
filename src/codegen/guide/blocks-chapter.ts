import { guideStrings } from "#lang/codegen/guide/strings";
import { editorsLanguage } from "#lang/yaml/text-and-language/editors-language";
import { blockSchemaIds } from "../../model/schema/schemas.ts";
import type { Chapter } from "./chapters.ts";
import { fieldGroupsAt } from "./field-groups.ts";
import { fieldTable, fieldTables } from "./field-tables.ts";
import { schemaExample } from "./guide-examples.ts";
import { commonFields, type GuideSource, requireNode, schemaIntro } from "./guide-source.ts";
import { heading, inlineCode, linkTo, table, yamlBlock } from "./markdown.ts";
import { toYaml } from "./to-yaml.ts";

const { blocks: words, blockExample } = guideStrings;

/**
 * Returns the chapter on blocks, sorted by name. It starts with the purpose of each block, then
 * describes the fields of each.
 */
export function blocksChapter(source: GuideSource): Chapter {
  const ids = blockSchemaIds(source.schemas);
  const sorted = ids.sort((a, b) =>
    blockHeading(source, a).localeCompare(blockHeading(source, b), editorsLanguage),
  );
  const rows = sorted.map((id) => {
    const link = linkTo(blockHeading(source, id), requireNode(source, id).title);
    return [link, inlineCode(blockTypeOf(source, id)), schemaIntro(source, id)];
  });
  const common = commonFields(source);
  return {
    title: words.title,
    parts: [
      words.intro,
      table(words.columns, rows),
      ...commonFieldsSection(source, sorted[0] ?? "", common),
      ...sorted.flatMap((id) => blockSection(source, id, common)),
    ],
  };
}

function commonFieldsSection(source: GuideSource, id: string, common: readonly string[]): string[] {
  const fields = fieldGroupsAt(source, id)[0]?.fields ?? [];
  const shown = fields.filter(({ name }) => common.includes(name));
  return [heading(3, words.common), words.commonIntro, fieldTable(source, shown)];
}

function blockSection(source: GuideSource, id: string, common: readonly string[]): string[] {
  const example = schemaExample(source, id, common);
  return [
    heading(3, blockHeading(source, id)),
    schemaIntro(source, id),
    ...fieldTables(source, id, ["type", ...common]),
    blockExample,
    yamlBlock(toYaml([example], { indent: "  " })),
  ];
}

/**
 * Returns the heading of a block, with its type: "Etapas (`steps`)". The type is needed because a
 * block and the file of its entries may have the same name.
 */
function blockHeading(source: GuideSource, id: string): string {
  return `${requireNode(source, id).title} (${inlineCode(blockTypeOf(source, id))})`;
}

function blockTypeOf(source: GuideSource, id: string): string {
  return String(requireNode(source, id, "/type").const);
}
