import { type GuideNode, type GuideSource, requireNode } from "./guide-source.ts";

/** A field with its key. */
export interface GuideField {
  name: string;
  node: GuideNode;
  /** Says whether the field is required. `depends` means that this depends on other fields. */
  requirement: "yes" | "no" | "depends";
}

/** A group of fields, and its ancestors. */
export interface FieldGroup {
  /** The names of the enclosing fields, outermost first. */
  around: string[];
  /** Whether the group is each item of a list. */
  isItem: boolean;
  fields: GuideField[];
}

/**
 * The group of fields at a location of a schema, followed by its nested groups. Groups that the
 * guide explains elsewhere are omitted.
 *
 * @param id the id of the schema
 * @param path JSON Pointer of the group; by default the root
 * @param without names of fields to omit
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

/** Whether the guide shows a table for a field: it has fields of its own, or items with fields. */
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
