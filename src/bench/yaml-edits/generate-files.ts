import { load } from "js-yaml";
import { loadProjectSchemas } from "../../testing/content/schema-specimens.ts";
import { createRandom, type RandomSource } from "../mistake-corpus/random.ts";
import { readShippedFiles } from "../mistake-corpus/shipped-site.ts";
import { randomStyle } from "./formatting-style.ts";
import { type GeneratedFile, RandomYamlWriter } from "./random-yaml-writer.ts";
import { isDeepEqual } from "./reference-model.ts";
import { trickyTexts } from "./tricky-texts.ts";

/** Returns the values to write: the shipped content and the examples of its schemas. */
export async function loadValuesToWrite(): Promise<unknown[]> {
  const shipped = (await readShippedFiles()).map(({ text }) => load(text));
  const examples = Object.values(loadProjectSchemas()).flatMap((schema) => collectExamples(schema));
  const groups = examples.filter((example) => typeof example === "object" && example !== null);
  return [...shipped, ...shipped, ...shipped, ...groups];
}

function collectExamples(schema: unknown): unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own: unknown = Object(schema).examples;
  const inner = Object.values(schema).flatMap(collectExamples);
  return Array.isArray(own) ? [...own, ...inner] : inner;
}

/**
 * Writes values chosen at random, each in a random formatting style. Drops files that do not parse
 * back to their value.
 */
export function generateFiles(
  values: readonly unknown[],
  count: number,
  seed: number,
): GeneratedFile[] {
  const files: GeneratedFile[] = [];
  for (let trial = 0; files.length < count; trial += 1) {
    const chance = createRandom(seed * 7_919 + trial);
    const value = replaceWithTrickyValues(shortenValue(chance.pick(values), chance), chance);
    const file = new RandomYamlWriter(value, randomStyle(chance), chance).write();
    if (parsesTo(file.text, value)) files.push(file);
  }
  return files;
}

function parsesTo(text: string, value: unknown): boolean {
  try {
    return isDeepEqual(load(text), value);
  } catch {
    return false;
  }
}

/** Keeps a few items of each list and a few fields of each mapping, to save time. */
function shortenValue(value: unknown, chance: RandomSource): unknown {
  if (typeof value === "string") return value.length > 700 ? shortenText(value) : value;
  if (Array.isArray(value))
    return chance.sample(value, 4).map((item) => shortenValue(item, chance));
  if (typeof value !== "object" || value === null) return value;
  const fields = chance.sample(Object.entries(value), 7);
  return Object.fromEntries(fields.map(([name, inner]) => [name, shortenValue(inner, chance)]));
}

function shortenText(text: string): string {
  const end = text.indexOf("\n\n", 300);
  return end < 0 ? text.slice(0, 700).trimEnd() : `${text.slice(0, end)}\n`;
}

/** Replaces some values at random with unusual texts, numbers, null or empty collections. */
function replaceWithTrickyValues(value: unknown, chance: RandomSource): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceWithTrickyValues(item, chance));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, replaceWithTrickyValues(inner, chance)]),
    );
  if (chance.below(12) > 0) return value;
  return chance.pick([
    chance.pick(trickyTexts),
    chance.pick(trickyTexts),
    null,
    1000,
    -3,
    0.25,
    [],
    {},
  ]);
}
