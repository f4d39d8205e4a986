import { type GuideNode, type GuideSource, requireNode } from "./guide-source.ts";

/**
 * Returns an example of what a schema describes. If the schema has none, combines the examples of
 * its fields.
 *
 * @param without names of fields to omit
 */
export function schemaExample(
  source: GuideSource,
  id: string,
  without: readonly string[] = [],
): Record<string, unknown> {
  const { examples, properties = {} } = requireNode(source, id);
  if (examples?.[0]) return { ...examples[0] };
  const names = Object.keys(properties).filter((name) => !without.includes(name));
  const fields = names.map((name) => {
    const field = requireNode(source, id, `/${name}`);
    return [name, field.const ?? field.examples?.[0]];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns the example of one field of a file. If the field is a group of entries with the same
 * schema, includes only the first entry.
 */
export function singleFieldExample(
  source: GuideSource,
  id: string,
  name: string,
): Record<string, unknown> {
  const node: GuideNode = requireNode(source, id, `/${name}`);
  const parts = Object.values(node.properties ?? {});
  const kinds = new Set(parts.map(({ $ref }) => $ref));
  const example = node.examples?.[0];
  if (parts.length < 2 || kinds.size > 1 || kinds.has(undefined)) return { [name]: example };
  const [first] = Object.entries(Object(example));
  return { [name]: Object.fromEntries(first ? [first] : []) };
}
