import {
  type GuideNode,
  type GuideSource,
  requireNode,
} from "../../../codegen/guide/guide-source.ts";

/** The number of entries: enough to show what a list looks like. */
const entryCount = 3;

/**
 * Creates entries for an empty list from the examples of its schema.
 *
 * @param today value of all dates, so that no entry has expired
 */
export function createExampleEntries(
  source: GuideSource,
  schemaId: string,
  today: string,
): unknown[] {
  const { items } = requireNode(source, schemaId);
  if (!items?.properties) return [...(items?.examples ?? [])];
  return Array.from({ length: entryCount }, (_, index) =>
    createExampleEntry(source, schemaId, index, today),
  );
}

function createExampleEntry(
  source: GuideSource,
  schemaId: string,
  index: number,
  today: string,
): object {
  const { items } = requireNode(source, schemaId);
  const fields = Object.keys(items?.properties ?? {}).flatMap((name) => {
    const node = requireNode(source, schemaId, `/0/${name}`);
    const isShown = items?.required?.includes(name) || isMarkupOrPicture(node);
    return isShown ? [[name, createExampleValue(name, node, index, today)] as const] : [];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Whether an optional field contains a picture or a text that visitors see. */
function isMarkupOrPicture({ markup, properties = {} }: GuideNode): boolean {
  return markup !== undefined || ("src" in properties && "alt" in properties);
}

function createExampleValue(name: string, node: GuideNode, index: number, today: string): unknown {
  const { examples = [] } = node;
  const example = examples[index % examples.length] ?? node.enum?.[0];
  if (name === "id") return index === 0 ? example : `${example}-${index + 1}`;
  return node.format === "date" ? today : example;
}
