import { exampleOf } from "../../../codegen/guide/guide-examples.ts";
import {
  commonFields,
  createSource,
  nodeOf,
  type Source,
} from "../../../codegen/guide/guide-source.ts";
import type { Draft } from "../../../model/raw-site.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { createWalker, type Visit } from "../../../model/schema/walk.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import { childValue, stepsOf } from "../../../yaml/pointer.ts";
import type { Surroundings } from "../../preview-worker/asked/samples/new-block.ts";
import {
  type SampleBlock,
  sampleBlocks,
  surroundingsOf,
} from "../../preview-worker/asked/samples/sample-blocks.ts";
import { faultsOf, type PageGround } from "../../preview-worker/asked/samples/sample-faults.ts";

/** A block with every field that its schema has examples for, in one of its variants. */
export interface WholeBlock extends Pick<SampleBlock, "id" | "look"> {
  type: string;
  /** "hero", or "hero.full" if there are several variants. */
  name: string;
  value: Record<string, Json>;
  /** The error that remains on this site. */
  told?: string;
}

/** Maximum number of repair rounds. */
const mostRepairs = 8;

/**
 * All block types in all variants, each with every field that is valid on this site. References of
 * the examples that do not exist are replaced by existing ones.
 */
export function wholeBlocks(draft: Draft, ground: PageGround): WholeBlock[] {
  const source = createSource(draft.schemas);
  const around = surroundingsOf(draft);
  const samples = sampleBlocks(draft);
  let values = samples.map((sample) => wholeOf(source, around, sample));
  let faults = faultsOf(ground, values);
  for (let round = 0; round < mostRepairs && faults.some(Boolean); round++) {
    values = values.map((value, index) => repaired(value, samples[index], faults[index]?.path));
    faults = faultsOf(ground, values);
  }
  return samples.map(({ id, look }, index) => {
    const value = values[index] ?? {};
    const type = String(value.type);
    const name = look ? `${type}.${look.value}` : type;
    return { id, look, type, name, value, told: faults[index]?.message };
  });
}

function wholeOf(source: Source, around: Surroundings, sample: SampleBlock): Record<string, Json> {
  const { id, fresh, look } = sample;
  const without = [...commonFields(source), ...passingFields(source, id)];
  const written = Object.entries(exampleOf(source, id)).filter(
    ([name, value]) => value !== undefined && !without.includes(name),
  );
  const chosen = look ? { [look.field]: look.value } : {};
  const whole = { ...Object(fresh), ...Object.fromEntries(written), ...chosen };
  return inOrder(source.schemas, id, adapted(around, whole));
}

/** Date fields, which would hide a block on some day. */
function passingFields(source: Source, id: string): string[] {
  const names = Object.keys(source.schemas[id]?.properties ?? {});
  return names.filter((name) => nodeOf(source, id, `/${name}`).format === "date");
}

/** The fields in schema order. */
function inOrder(schemas: Schemas, id: string, value: object): Record<string, Json> {
  const names = Object.keys(schemas[id]?.properties ?? {}).filter((name) => name in value);
  return Object.fromEntries(names.map((name) => [name, childValue(value, name) as Json]));
}

/** The block with references to entries and routes that exist on the site. */
function adapted(around: Surroundings, block: object): object {
  const walker = createWalker(around.schemas);
  const mapped = walker.map("block.json", block, (node, inside) =>
    adaptedPart(around, node, inside),
  );
  return mapped as object;
}

function adaptedPart(around: Surroundings, { value, schema }: Visit, inside: () => unknown) {
  const { collection, reference, link } = schema;
  if (collection) return entriesIn(around.entries(collection), value, schema.examples);
  const isText = typeof value === "string";
  if (reference && isText) return knownOr(around.entries(reference), value);
  return link && isText ? linkIn(around.routes, value) : inside();
}

function entriesIn(known: readonly string[], value: unknown, examples: readonly unknown[] = []) {
  if (examples.includes("all")) return "all";
  if (!Array.isArray(value)) return knownOr(known, String(value));
  const there = value.filter((id) => known.includes(id));
  return there.length > 0 ? there : known.slice(0, Math.max(3, value.length));
}

function knownOr(known: readonly string[], value: string): string {
  return known.includes(value) ? value : (known[0] ?? value);
}

function linkIn(routes: readonly string[], to: string): string {
  const [route = ""] = to.split(/[?#]/);
  return !to.startsWith("/") || routes.includes(route) ? to : (routes[0] ?? "/");
}

/**
 * One repair step for the field with an error: an unknown fact is replaced by its plain name;
 * otherwise a required field gets the value of a new block, and any other is removed.
 */
function repaired(
  value: Record<string, Json>,
  sample: SampleBlock | undefined,
  fault: string | undefined,
): Record<string, Json> {
  const [, , field, ...inside] = stepsOf(fault ?? "");
  if (field === undefined) return value;
  const named = withoutFacts(value[field], inside);
  if (named !== undefined) return { ...value, [field]: named };
  const fresh = childValue(sample?.fresh, field);
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
