import { exampleOf } from "../../../codegen/guide/guide-examples.ts";
import {
  commonFields,
  createGuideSource,
  type GuideSource,
  nodeOf,
} from "../../../codegen/guide/guide-source.ts";
import type { ParsedSite } from "../../../model/parsed-site.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { createWalker, type Visit } from "../../../model/schema/walk.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import { childValue, stepsOf } from "../../../yaml/json-pointer.ts";
import {
  type BlockVariant,
  blockVariants,
  referenceTargetsOf,
} from "../../preview-worker/queries/thumbnails/block-variants.ts";
import {
  blockErrors,
  type PageContext,
} from "../../preview-worker/queries/thumbnails/check-blocks.ts";
import type { ReferenceTargets } from "../../preview-worker/queries/thumbnails/new-block.ts";

/** A block with every field that its schema has examples for, in one of its variants. */
export interface GalleryBlock extends Pick<BlockVariant, "id" | "look"> {
  type: string;
  /** "hero", or "hero.full" if there are several variants. */
  name: string;
  value: Record<string, Json>;
  /** The error that remains on this site. */
  error?: string;
}

/** Maximum number of repair rounds. */
const maxRepairs = 8;

/**
 * All block types in all variants, each with every field that is valid on this site. References of
 * the examples that do not exist are replaced by existing ones.
 */
export function galleryBlocks(draft: ParsedSite, ground: PageContext): GalleryBlock[] {
  const source = createGuideSource(draft.schemas);
  const around = referenceTargetsOf(draft);
  const samples = blockVariants(draft);
  let values = samples.map((sample) => completeBlock(source, around, sample));
  let faults = blockErrors(ground, values);
  for (let round = 0; round < maxRepairs && faults.some(Boolean); round++) {
    values = values.map((value, index) => repairBlock(value, samples[index], faults[index]?.path));
    faults = blockErrors(ground, values);
  }
  return samples.map(({ id, look }, index) => {
    const value = values[index] ?? {};
    const type = String(value.type);
    const name = look ? `${type}.${look.value}` : type;
    return { id, look, type, name, value, error: faults[index]?.message };
  });
}

function completeBlock(
  source: GuideSource,
  around: ReferenceTargets,
  sample: BlockVariant,
): Record<string, Json> {
  const { id, example: fresh, look } = sample;
  const without = [...commonFields(source), ...dateFields(source, id)];
  const written = Object.entries(exampleOf(source, id)).filter(
    ([name, value]) => value !== undefined && !without.includes(name),
  );
  const chosen = look ? { [look.field]: look.value } : {};
  const whole = { ...Object(fresh), ...Object.fromEntries(written), ...chosen };
  return inSchemaOrder(source.schemas, id, adaptReferences(around, whole));
}

/** Date fields, which would hide a block on some day. */
function dateFields(source: GuideSource, id: string): string[] {
  const names = Object.keys(source.schemas[id]?.properties ?? {});
  return names.filter((name) => nodeOf(source, id, `/${name}`).format === "date");
}

/** The fields in schema order. */
function inSchemaOrder(schemas: Schemas, id: string, value: object): Record<string, Json> {
  const names = Object.keys(schemas[id]?.properties ?? {}).filter((name) => name in value);
  return Object.fromEntries(names.map((name) => [name, childValue(value, name) as Json]));
}

/** The block with references to entries and routes that exist on the site. */
function adaptReferences(around: ReferenceTargets, block: object): object {
  const walker = createWalker(around.schemas);
  const mapped = walker.map("block.json", block, (node, inside) =>
    adaptValue(around, node, inside),
  );
  return mapped as object;
}

function adaptValue(around: ReferenceTargets, { value, schema }: Visit, inside: () => unknown) {
  const { collection, reference, link } = schema;
  if (collection) return existingEntries(around.entries(collection), value, schema.examples);
  const isText = typeof value === "string";
  if (reference && isText) return existingOr(around.entries(reference), value);
  return link && isText ? existingLink(around.routes, value) : inside();
}

function existingEntries(
  known: readonly string[],
  value: unknown,
  examples: readonly unknown[] = [],
) {
  if (examples.includes("all")) return "all";
  if (!Array.isArray(value)) return existingOr(known, String(value));
  const there = value.filter((id) => known.includes(id));
  return there.length > 0 ? there : known.slice(0, Math.max(3, value.length));
}

function existingOr(known: readonly string[], value: string): string {
  return known.includes(value) ? value : (known[0] ?? value);
}

function existingLink(routes: readonly string[], to: string): string {
  const [route = ""] = to.split(/[?#]/);
  return !to.startsWith("/") || routes.includes(route) ? to : (routes[0] ?? "/");
}

/**
 * One repair step for the field with an error: an unknown fact is replaced by its plain name;
 * otherwise a required field gets the value of a new block, and any other is removed.
 */
function repairBlock(
  value: Record<string, Json>,
  sample: BlockVariant | undefined,
  fault: string | undefined,
): Record<string, Json> {
  const [, , field, ...inside] = stepsOf(fault ?? "");
  if (field === undefined) return value;
  const named = withoutFacts(value[field], inside);
  if (named !== undefined) return { ...value, [field]: named };
  const fresh = childValue(sample?.example, field);
  const isNew = fresh !== undefined && JSON.stringify(fresh) !== JSON.stringify(value[field]);
  const { [field]: _, ...rest } = value;
  return isNew ? { ...value, [field]: fresh as Json } : rest;
}

/** Replaces facts in the text at a path by their plain names; `undefined` if there are none. */
function withoutFacts(
  value: Json | undefined,
  [step, ...inside]: readonly string[],
): Json | undefined {
  if (step === undefined) {
    const isNaming = typeof value === "string" && value.includes("${");
    return isNaming ? value.replaceAll(/\$\{(?:[^}]*\.)?([^}]*)\}/g, "$1") : undefined;
  }
  const inner = withoutFacts(childValue(value, step) as Json | undefined, inside);
  if (inner === undefined || typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === step ? inner : item))
    : { ...value, [step]: inner };
}
