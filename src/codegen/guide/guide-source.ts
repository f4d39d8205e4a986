import { nodeAt } from "../../model/schema/schema-node.ts";
import { blockIds, referredId, type Schema, type Schemas } from "../../model/schema/schemas.ts";
import { createMarker } from "./written.ts";

/** A schema node with the keywords that limit what may be written, or ask for it at times. */
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

/** The schemas, and which of them the guide explains in one place for all their uses. */
export interface Source {
  schemas: Schemas;
  shared: ReadonlySet<string>;
  /** Marks in a text the words that are meant to be written in a file. */
  mark: (text: string) => string;
}

/** What the guide is made from. */
export function createSource(schemas: Schemas): Source {
  const uses = Object.entries(schemas).flatMap(([id, schema]) => referencesIn(id, schema));
  const isShared = (id: string) =>
    schemas[id]?.type === "object" && uses.filter((used) => used === id).length > 1;
  const shared = new Set(Object.keys(schemas).filter(isShared));
  return { schemas, shared, mark: createMarker(schemas) };
}

function referencesIn(id: string, node: Schema): string[] {
  // A field of another file is explained where it is named.
  const own = node.$ref && !node.$ref.includes("#") ? [referredId(id, node.$ref)] : [];
  const children = [
    ...Object.values(node.properties ?? {}),
    ...Object.values(node.patternProperties ?? {}),
    ...(node.items ? [node.items] : []),
  ];
  return [...own, ...children.flatMap((child) => referencesIn(id, child))];
}

/** What a schema says at a JSON Pointer. Throws where it says nothing. */
export function nodeOf({ schemas }: Source, id: string, path = ""): GuideNode {
  const node = nodeAt(schemas, id, undefined, path);
  if (!node) throw new Error(`The schema ${id} knows nothing at "${path}".`);
  const items = node.items && nodeAt(schemas, id, undefined, `${path}/0`);
  return { ...node, items };
}

/** The description of what a schema describes, and more that is said of it. */
export function introOf(source: Source, id: string, more = ""): string {
  return `${source.mark(nodeOf(source, id).description ?? "")}\n${more}`.trim();
}

/** The names of the fields that all blocks have in common, word for word. */
export function commonFields({ schemas }: Source): string[] {
  const [first, ...others] = blockIds(schemas).map((id) => schemas[id]?.properties ?? {});
  const isCommon = ([name, node]: [string, Schema]) =>
    node.$ref !== undefined &&
    others.every((properties) => JSON.stringify(properties[name]) === JSON.stringify(node));
  return Object.entries(first ?? {})
    .filter(isCommon)
    .map(([name]) => name);
}
