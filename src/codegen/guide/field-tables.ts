import { guideStrings as strings } from "#lang/codegen/guide/strings";
import { type FieldGroup, fieldGroupsAt, type GuideField } from "./field-groups.ts";
import type { GuideNode, GuideSource } from "./guide-source.ts";
import { describeLimits } from "./limits.ts";
import { inlineCode, table } from "./markdown.ts";
import { splitOptionExplanations } from "./option-explanations.ts";

/** Returns a table of the fields of a schema, followed by tables of its nested groups. */
export function fieldTables(
  source: GuideSource,
  id: string,
  without?: readonly string[],
): string[] {
  return fieldGroupsAt(source, id, { without }).flatMap((group) => groupTable(source, group));
}

/**
 * Returns the table of one group. For a nested group, a line above the table names its location.
 */
export function groupTable(source: GuideSource, { around, isItem, fields }: FieldGroup): string[] {
  const names = around.map(inlineCode).reverse().join(strings.inside);
  const lead = isItem ? strings.item(names) : strings.group(names);
  return [...(names ? [lead] : []), fieldTable(source, fields)];
}

/** Returns a table with a row for each field. */
export function fieldTable(source: GuideSource, fields: readonly GuideField[]): string {
  const rows = fields.map(({ name, node, requirement }) => [
    `${inlineCode(name)}\n${node.title ?? ""}`,
    fieldDescription(source, node),
    strings.needed[requirement],
    describeLimits(source, node),
  ]);
  return table(strings.columns, rows);
}

/**
 * Returns the description of a field. If the field has options, each is explained on a line of its
 * own.
 */
function fieldDescription(
  { markCode }: GuideSource,
  { description = "", enum: own, items }: GuideNode,
): string {
  const options = (own ?? items?.enum ?? []).map(String);
  if (options.length === 0) return markCode(description);
  const { before, options: sentences } = splitOptionExplanations(description, options);
  const lines = sentences.map((sentence, index) =>
    sentence.replace(options[index] ?? "", (option) => inlineCode(option)),
  );
  return [...(before ? [markCode(before)] : []), ...lines].join("\n");
}
