import { schemaExample } from "../../../codegen/guide/guide-examples.ts";
import {
  commonFields,
  createGuideSource,
  type GuideSource,
  requireNode,
} from "../../../codegen/guide/guide-source.ts";
import type { ParsedSite } from "../../../model/parsed-site.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { findOrCreateWalker, type Visit } from "../../../model/schema/walk.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import { childValue, splitPointer } from "../../../yaml/json-pointer.ts";
import {
  type BlockVariant,
  collectReferenceTargets,
  listBlockVariants,
} from "../../preview-worker/queries/block-thumbnails/block-variants.ts";
import {
  type BlockCheckContext,
  findBlockErrors,
} from "../../preview-worker/queries/block-thumbnails/check-blocks.ts";
import type { ReferenceTargets } from "../../preview-worker/queries/block-thumbnails/new-block.ts";

/** One variant of a block type. It has every field for which the schema contains examples. */
export interface GalleryBlock extends Pick<BlockVariant, "id" | "look"> {
  type: string;
  /** The name of the variant: "hero", or "hero.full" if there are several variants. */
  name: string;
  value: Record<string, Json>;
  /** The message of an error that could not be repaired. */
  error?: string;
}

/** The maximum number of repair steps per block. */
const maxRepairs = 8;

/**
 * Creates all block types in all variants, each with every field that is valid on this site.
 * Replaces example references with ones that exist on the site.
 */
export function createGalleryBlocks(draft: ParsedSite, ground: BlockCheckContext): GalleryBlock[] {
  const source = createGuideSource(draft.schemas);
  const around = collectReferenceTargets(draft);
  const samples = listBlockVariants(draft);
  let values = samples.map((sample) => fillBlockWithExamples(source, around, sample));
  let faults = findBlockErrors(ground, values);
  for (let round = 0; round < maxRepairs && faults.some(Boolean); round++) {
    values = values.map((value, index) => repairBlock(value, samples[index], faults[index]?.path));
    faults = findBlockErrors(ground, values);
  }
  return samples.map(({ id, look }, index) => {
    const value = values[index] ?? {};
    const type = String(value.type);
    const name = look ? `${type}.${look.value}` : type;
    return { id, look, type, name, value, error: faults[index]?.message };
  });
}

function fillBlockWithExamples(
  source: GuideSource,
  around: ReferenceTargets,
  sample: BlockVariant,
): Record<string, Json> {
  const { id, example, look } = sample;
  const without = [...commonFields(source), ...dateFieldNames(source, id)];
  const written = Object.entries(schemaExample(source, id)).filter(
    ([name, value]) => value !== undefined && !without.includes(name),
  );
  const chosen = look ? { [look.field]: look.value } : {};
  const whole = { ...Object(example), ...Object.fromEntries(written), ...chosen };
  return pickFieldsInSchemaOrder(source.schemas, id, replaceMissingReferences(around, whole));
}

/** Returns the names of the date fields. A date would hide the block on some days. */
function dateFieldNames(source: GuideSource, id: string): string[] {
  const names = Object.keys(source.schemas[id]?.properties ?? {});
  return names.filter((name) => requireNode(source, id, `/${name}`).format === "date");
}

/** Sorts the fields of a block in the order of the schema. */
function pickFieldsInSchemaOrder(
  schemas: Schemas,
  id: string,
  value: object,
): Record<string, Json> {
  const names = Object.keys(schemas[id]?.properties ?? {}).filter((name) => name in value);
  return Object.fromEntries(names.map((name) => [name, childValue(value, name) as Json]));
}

/** Replaces references to entries and routes that do not exist on the site with ones that do. */
function replaceMissingReferences(around: ReferenceTargets, block: object): object {
  const walker = findOrCreateWalker(around.schemas);
  const mapped = walker.map("block.json", block, (node, inside) =>
    replaceMissingReference(around, node, inside),
  );
  return mapped as object;
}

function replaceMissingReference(
  around: ReferenceTargets,
  { value, schema }: Visit,
  inside: () => unknown,
) {
  const { collection, reference, link } = schema;
  if (collection) return chooseExistingEntries(around.entries(collection), value, schema.examples);
  const isText = typeof value === "string";
  if (reference && isText) return existingOrFirst(around.entries(reference), value);
  return link && isText ? replaceMissingLink(around.routes, value) : inside();
}

function chooseExistingEntries(
  known: readonly string[],
  value: unknown,
  examples: readonly unknown[] = [],
) {
  if (examples.includes("all")) return "all";
  if (!Array.isArray(value)) return existingOrFirst(known, String(value));
  const there = value.filter((id) => known.includes(id));
  return there.length > 0 ? there : known.slice(0, Math.max(3, value.length));
}

function existingOrFirst(known: readonly string[], value: string): string {
  return known.includes(value) ? value : (known[0] ?? value);
}

function replaceMissingLink(routes: readonly string[], to: string): string {
  const [route = ""] = to.split(/[?#]/);
  return !to.startsWith("/") || routes.includes(route) ? to : (routes[0] ?? "/");
}

/**
 * Repairs the field with the error in one step. Replaces a fact token in its text with the last
 * part of the fact's name. Otherwise uses the value from the example of the variant. If there is no
 * such value, or the field already has it, removes the field.
 */
function repairBlock(
  value: Record<string, Json>,
  sample: BlockVariant | undefined,
  fault: string | undefined,
): Record<string, Json> {
  const [, , field, ...inside] = splitPointer(fault ?? "");
  if (field === undefined) return value;
  const named = replaceFactsByNames(value[field], inside);
  if (named !== undefined) return { ...value, [field]: named };
  const fresh = childValue(sample?.example, field);
  const isNew = fresh !== undefined && JSON.stringify(fresh) !== JSON.stringify(value[field]);
  const { [field]: _, ...rest } = value;
  return isNew ? { ...value, [field]: fresh as Json } : rest;
}

/**
 * Replaces each fact token in the text at a path with the last part of the fact's name. Returns
 * `undefined` if there are no tokens.
 */
function replaceFactsByNames(
  value: Json | undefined,
  [step, ...inside]: readonly string[],
): Json | undefined {
  if (step === undefined) {
    const isNaming = typeof value === "string" && value.includes("${");
    return isNaming ? value.replaceAll(/\$\{(?:[^}]*\.)?([^}]*)\}/g, "$1") : undefined;
  }
  const inner = replaceFactsByNames(childValue(value, step) as Json | undefined, inside);
  if (inner === undefined || typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === step ? inner : item))
    : { ...value, [step]: inner };
}
