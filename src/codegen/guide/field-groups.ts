import { type GuideNode, type GuideSource, requireNode } from "./guide-source.ts";

/** A field of a group, with its name. */
export interface GuideField {
  name: string;
  node: GuideNode;
  /** Whether the field is required; `depends` if that depends on other fields. */
  requirement: "yes" | "no" | "depends";
}

/** A group of fields, and the names of the fields that enclose it. */
export interface FieldGroup {
  /** The names of the enclosing fields, outermost first. */
  around: string[];
  /** Whether the group describes each item of a list. */
  isItem: boolean;
  fields: GuideField[];
}

/**
 * Returns the group of fields at a location of a schema, followed by its nested groups. Omits
 * nested groups that the guide explains elsewhere.
 *
 * @param id the id of the schema
 * @param path JSON Pointer of the group; by default the root
 * @param without names of fields to omit from the first group
 */
export function fieldGroupsAt(
  source: GuideSource,
  id: string,
  { path = "", without = [] }: { path?: string; without?: readonly string[] } = {},
): FieldGroup[] {
  const node = requireNode(source, id, path);
  const isItem = node.items !== undefined;
  const place = isItem ? `${path}/0` : path;
  const owner = node.items ?? node;
  const names = Object.keys(owner.properties ?? {}).filter((name) => !without.includes(name));
  const fields = names.map((name): GuideField => {
    return {
      name,
      node: requireNode(source, id, `${place}/${name}`),
      requirement: fieldRequirement(owner, name),
    };
  });
  const inner = fields.filter((field) => hasOwnFieldTable(source, field.node));
  const around = path.split("/").filter((step) => step !== "" && step !== "0");
  return [
    { around, isItem, fields },
    ...inner.flatMap(({ name }) => fieldGroupsAt(source, id, { path: `${place}/${name}` })),
  ];
}

/**
 * Whether the guide shows a table for the fields of a node, or of its list items. Blocks and shared
 * parts have tables elsewhere.
 */
export function hasOwnFieldTable({ shared }: GuideSource, node: GuideNode): boolean {
  const { $id = "", properties, discriminator } = node.items ?? node;
  return properties !== undefined && !discriminator && !shared.has($id);
}

function fieldRequirement(owner: GuideNode, name: string): GuideField["requirement"] {
  if (owner.required?.includes(name)) return "yes";
  const branches = [owner.then, ...(owner.allOf ?? []).map(({ then }) => then)];
  const atTimes = [
    ...branches.flatMap((branch) => branch?.required ?? []),
    ...Object.values(owner.dependencies ?? {}).flat(),
  ];
  return atTimes.includes(name) ? "depends" : "no";
}
