import { nodeAt } from "../../model/schema/find-schema-node.ts";
import {
  blockSchemaIds,
  refTargetId,
  type Schema,
  type Schemas,
} from "../../model/schema/schemas.ts";
import { createInlineCodeFormatter } from "./format-inline-code.ts";

/** A schema node with the keywords for limits and conditions. */
export interface GuideNode extends Schema {
  items?: GuideNode;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
  then?: Schema;
  allOf?: { then?: Schema }[];
  dependencies?: Record<string, string[]>;
}

/** The schemas, and the ids of those that the guide explains once for all uses. */
export interface GuideSource {
  schemas: Schemas;
  shared: ReadonlySet<string>;
  /** Formats literal content in a text as inline code. */
  markCode: (text: string) => string;
}

/**
 * Creates the input of the guide. A schema is shared if it describes an object and is used more
 * than once.
 */
export function createGuideSource(schemas: Schemas): GuideSource {
  const uses = Object.entries(schemas).flatMap(([id, schema]) => referencesIn(id, schema));
  const isShared = (id: string) =>
    schemas[id]?.type === "object" && uses.filter((used) => used === id).length > 1;
  const shared = new Set(Object.keys(schemas).filter(isShared));
  return { schemas, shared, markCode: createInlineCodeFormatter(schemas) };
}

function referencesIn(id: string, node: Schema): string[] {
  // Do not count references to a part of a file (`#`): the guide explains those where they are
  // used.
  const own = node.$ref && !node.$ref.includes("#") ? [refTargetId(id, node.$ref)] : [];
  const children = [
    ...Object.values(node.properties ?? {}),
    ...Object.values(node.patternProperties ?? {}),
    ...(node.items ? [node.items] : []),
  ];
  return [...own, ...children.flatMap((child) => referencesIn(id, child))];
}

/** Returns the node at a JSON Pointer of a schema. Throws if the pointer leads to nothing. */
export function requireNode({ schemas }: GuideSource, id: string, path = ""): GuideNode {
  const node = nodeAt(schemas, id, undefined, path);
  if (!node) throw new Error(`The schema ${id} knows nothing at "${path}".`);
  const items = node.items && nodeAt(schemas, id, undefined, `${path}/0`);
  return { ...node, items };
}

/** Returns the description of a schema, followed by additional text. */
export function schemaIntro(source: GuideSource, id: string, more = ""): string {
  return `${source.markCode(requireNode(source, id).description ?? "")}\n${more}`.trim();
}

/** Returns the names of the fields that all blocks define with the same reference. */
export function commonFields({ schemas }: GuideSource): string[] {
  const [first, ...others] = blockSchemaIds(schemas).map((id) => schemas[id]?.properties ?? {});
  const isCommon = ([name, node]: [string, Schema]) =>
    node.$ref !== undefined &&
    others.every((properties) => JSON.stringify(properties[name]) === JSON.stringify(node));
  return Object.entries(first ?? {})
    .filter(isCommon)
    .map(([name]) => name);
}
