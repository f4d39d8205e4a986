import { type GuideNode, type GuideSource, nodeOf } from "./guide-source.ts";

/** A field with its key. */
export interface GuideField {
  name: string;
  node: GuideNode;
  /** Whether it is required. For some fields that depends on others. */
  needed: "yes" | "no" | "depends";
}

/** A group of fields, and its ancestors. */
export interface Group {
  /** The names of the enclosing fields, outermost first. */
  around: string[];
  /** Whether the group is each item of a list. */
  isItem: boolean;
  fields: GuideField[];
}

/**
 * The group at a location of a schema, followed by nested groups that are not explained elsewhere.
 */
export function groupsAt(
  source: GuideSource,
  id: string,
  { path = "", without = [] }: { path?: string; without?: readonly string[] } = {},
): Group[] {
  const node = nodeOf(source, id, path);
  const isItem = node.items !== undefined;
  const place = isItem ? `${path}/0` : path;
  const owner = node.items ?? node;
  const names = Object.keys(owner.properties ?? {}).filter((name) => !without.includes(name));
  const fields = names.map((name): GuideField => {
    return { name, node: nodeOf(source, id, `${place}/${name}`), needed: neededIn(owner, name) };
  });
  const inner = fields.filter((field) => hasFields(source, field.node));
  const around = path.split("/").filter((step) => step !== "" && step !== "0");
  return [
    { around, isItem, fields },
    ...inner.flatMap(({ name }) => groupsAt(source, id, { path: `${place}/${name}` })),
  ];
}

/** Whether a field has fields of its own, or items with fields, which get a table of their own. */
export function hasFields({ shared }: GuideSource, node: GuideNode): boolean {
  const { $id = "", properties, discriminator } = node.items ?? node;
  return properties !== undefined && !discriminator && !shared.has($id);
}

function neededIn(owner: GuideNode, name: string): GuideField["needed"] {
  if (owner.required?.includes(name)) return "yes";
  const branches = [owner.then, ...(owner.allOf ?? []).map(({ then }) => then)];
  const atTimes = [
    ...branches.flatMap((branch) => branch?.required ?? []),
    ...Object.values(owner.dependencies ?? {}).flat(),
  ];
  return atTimes.includes(name) ? "depends" : "no";
}
