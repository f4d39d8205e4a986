import { blockIds } from "../../model/schema/schemas.ts";
import { editorsLanguage } from "../../yaml/language/editors-language.pt-br.ts";
import type { Chapter } from "./chapters.ts";
import { groupsAt } from "./field-groups.ts";
import { exampleOf } from "./guide-examples.ts";
import { commonFields, type GuideSource, introOf, nodeOf } from "./guide-source.ts";
import { code, heading, linkTo, table, yamlBlock } from "./markdown.ts";
import { fieldTable, fieldTables } from "./tables.ts";
import { toYaml } from "./to-yaml.ts";
import { guideWords } from "./words.pt-br.ts";

const { blocks: words, blockExample } = guideWords;

/** The chapter on blocks, sorted by name: first the purpose of each, then its fields. */
export function blockChapter(source: GuideSource): Chapter {
  const ids = blockIds(source.schemas);
  const sorted = ids.sort((a, b) =>
    titleOf(source, a).localeCompare(titleOf(source, b), editorsLanguage),
  );
  const rows = sorted.map((id) => {
    const link = linkTo(titleOf(source, id), nodeOf(source, id).title);
    return [link, code(typeOf(source, id)), introOf(source, id)];
  });
  const common = commonFields(source);
  return {
    title: words.title,
    parts: [
      words.intro,
      table(words.columns, rows),
      ...commonSection(source, sorted[0] ?? "", common),
      ...sorted.flatMap((id) => blockSection(source, id, common)),
    ],
  };
}

function commonSection(source: GuideSource, id: string, common: readonly string[]): string[] {
  const fields = groupsAt(source, id)[0]?.fields ?? [];
  const shown = fields.filter(({ name }) => common.includes(name));
  return [heading(3, words.common), words.commonIntro, fieldTable(source, shown)];
}

function blockSection(source: GuideSource, id: string, common: readonly string[]): string[] {
  const example = exampleOf(source, id, common);
  return [
    heading(3, titleOf(source, id)),
    introOf(source, id),
    ...fieldTables(source, id, ["type", ...common]),
    blockExample,
    yamlBlock(toYaml([example], { indent: "  " })),
  ];
}

/**
 * "Etapas (`steps`)": the id is needed because a block may have the same name as the file of
 * entries that it shows.
 */
function titleOf(source: GuideSource, id: string): string {
  return `${nodeOf(source, id).title} (${code(typeOf(source, id))})`;
}

function typeOf(source: GuideSource, id: string): string {
  return String(nodeOf(source, id, "/type").const);
}
