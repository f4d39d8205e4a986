import { resolveRef, type ScopedSchema } from "../../../../model/schema/resolve-refs.ts";
import type { Schema, Schemas } from "../../../../model/schema/schemas.ts";
import type { Json } from "../../../../yaml/edit/change.ts";

/**
 * The targets that a new block may reference on this site. Schema examples refer to a different
 * site.
 */
export interface ReferenceTargets {
  schemas: Schemas;
  /** Returns the ids of the entries of a collection. */
  entries(collection: string): readonly string[];
  /** The routes of the site. */
  routes: readonly string[];
  /** Pictures in the media folder. */
  pictures: readonly string[];
  /** Fields that the site settings set for all blocks. */
  settingsFields: readonly string[];
}

/**
 * Creates a new block with all required fields. The schema's examples fill them, so the block is
 * visible immediately and can be edited. Its references exist on this site.
 *
 * @param id the schema of the block
 */
export function createExampleBlock(
  targets: ReferenceTargets,
  id: string,
): { readonly [name: string]: Json } {
  const schema = targets.schemas[id];
  const made = schema ? exampleValue(targets, { id, node: schema }) : {};
  return typeof made === "object" && made !== null && !Array.isArray(made)
    ? (made as { readonly [name: string]: Json })
    : {};
}

function exampleValue(targets: ReferenceTargets, schema: ScopedSchema): Json {
  const target = resolveRef(targets.schemas, schema) ?? schema;
  const { id, node } = target;
  if (node.const !== undefined) return node.const as Json;
  if (node.collection) return referenceExistingEntries(targets, node);
  if (node.reference) return targets.entries(node.reference)[0] ?? exampleText(node);
  if (node.link) return exampleLink(targets, node);
  const { properties } = node;
  if (properties && node.required) return exampleGroup(targets, target, properties);
  if (properties && node.examples?.[0] === undefined) return {};
  const { items } = node;
  const list = () =>
    exampleList(node.minItems, () => exampleValue(targets, { id, node: items ?? {} }));
  if (items && requiresPicture(targets, { id, node: items })) return list();
  if (node.examples?.[0] !== undefined) return node.examples[0] as Json;
  if (node.enum?.[0] !== undefined) return node.enum[0] as Json;
  return items ? list() : createEmptyPrimitive(node);
}

/**
 * Whether the entries of a list require a picture. The example then does not fit, because its
 * pictures belong to another site.
 */
function requiresPicture(targets: ReferenceTargets, schema: ScopedSchema): boolean {
  const { id, node } = resolveRef(targets.schemas, schema) ?? schema;
  const needed = (node.required ?? []).flatMap((name) => node.properties?.[name] ?? []);
  return needed.some((field) => {
    const target = resolveRef(targets.schemas, { id, node: field })?.node;
    return target?.properties?.src !== undefined && target.properties.alt !== undefined;
  });
}

function exampleGroup(
  targets: ReferenceTargets,
  { id, node }: ScopedSchema,
  properties: Record<string, Schema>,
): Json {
  const { required = [], begins = [] } = node;
  const fields = [
    ...required,
    ...begins,
    ...listRequiredBeyondSettings(targets, { id, node }),
  ].flatMap((name) => {
    const child = properties[name];
    return child ? [[name, exampleValue(targets, { id, node: child })] as const] : [];
  });
  const group = Object.fromEntries(fields);
  const isPicture = typeof group.src === "string" && "alt" in group;
  return isPicture ? examplePicture(targets, node, group) : group;
}

/**
 * Lists the fields that a new block must have itself, because the site settings do not provide
 * them.
 */
function listRequiredBeyondSettings(
  { settingsFields }: ReferenceTargets,
  { id, node }: ScopedSchema,
): string[] {
  const demanded = id.startsWith("blocks/") ? (node.resolved?.required ?? []) : [];
  return demanded.filter((name) => !settingsFields.includes(name));
}

/**
 * Returns the picture of an example, with its alt text, if the site has it. Otherwise uses the
 * first picture of the site.
 */
function examplePicture({ pictures }: ReferenceTargets, node: Schema, group: Json): Json {
  const examples = (node.examples ?? []) as { src?: string }[];
  const known = examples.find(({ src = "" }) => pictures.includes(src));
  if (known) return known as Json;
  return { ...(group as object), ...(pictures[0] !== undefined && { src: pictures[0] }) };
}

function referenceExistingEntries({ entries }: ReferenceTargets, node: Schema): Json {
  if (node.examples?.includes("all")) return "all";
  const ids = entries(node.collection ?? "");
  return node.type === "string" ? (ids[0] ?? "") : ids.slice(0, Math.max(1, node.minItems ?? 1));
}

function exampleLink({ routes }: ReferenceTargets, node: Schema): Json {
  const examples = (node.examples ?? []).map(String);
  const isThere = (to: string) => !to.startsWith("/") || routes.includes(to);
  return examples.find(isThere) ?? routes[0] ?? "/";
}

function exampleList(least = 1, make: () => Json): Json {
  return Array.from({ length: Math.max(1, least) }, make);
}

function exampleText(node: Schema): Json {
  return (node.examples?.[0] ?? "") as Json;
}

function createEmptyPrimitive({ type }: Schema): Json {
  if (type === "boolean") return false;
  return type === "number" || type === "integer" ? 0 : "";
}
