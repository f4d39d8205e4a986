import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anyLanguage, packDefaults } from "../../content/defaults/with-defaults.ts";
import type { Schema } from "../../content/schema/schemas.ts";
import { readTree } from "../../text/yaml/tree.ts";
import { firstPack, packNames } from "../../theme/packs/pack-names.ts";

const folder = join(import.meta.dirname, "../../content/defaults");
const packs = join(import.meta.dirname, "../../theme/packs");

/**
 * The engine's schemas with what stands where a site writes nothing: the look of each style pack, and
 * the words of the interface in each language that has a file.
 */
export function addDefaults(schemas: Record<string, Schema>): void {
  const words: Record<string, unknown> = {};
  // "en" comes before "en-US", which says only what is written otherwise there.
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort(byLanguage)) {
    const language = languageIn(file);
    const own = readDefaults(join(folder, file));
    const common = words[language.split("-", 1)[0] ?? ""];
    words[language] = common ? laidOver(common, own) : own;
  }
  give(schemas, "labels.json", words);
  give(schemas, "theme.json", readLooks());
}

function languageIn(file: string): string {
  return file.replace(".yaml", "");
}

function byLanguage(one: string, other: string): number {
  return languageIn(one).length - languageIn(other).length || one.localeCompare(other);
}

/** The tokens of all packs: each other one says only what it has otherwise than the first. */
function readLooks(): Record<string, unknown> {
  const tokens = (pack: string) => readDefaults(join(packs, pack, "tokens.yaml"));
  const first = tokens(firstPack);
  const others = packNames.filter((pack) => pack !== firstPack);
  const looks = others.map((pack) => [packDefaults(pack), laidOver(first, tokens(pack))]);
  return { [anyLanguage]: first, ...Object.fromEntries(looks) };
}

/** Groups are put together name by name; whatever else the upper one says takes the place of the lower. */
function laidOver(lower: unknown, upper: unknown): unknown {
  if (!isGroup(lower) || !isGroup(upper)) return upper;
  const names = Object.entries(upper).map(([name, value]) => {
    return [name, name in lower ? laidOver(lower[name], value) : value];
  });
  return { ...lower, ...Object.fromEntries(names) };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function give(schemas: Record<string, Schema>, id: string, defaults: Schema["defaults"]) {
  // Tests read folders of schemas that have neither.
  if (schemas[id]) schemas[id] = { ...schemas[id], defaults };
}

function readDefaults(file: string): unknown {
  const tree = readTree(readFileSync(file, "utf8"));
  if ("offset" in tree) throw new Error(`${file} cannot be read from ${tree.offset}.`);
  return tree.value;
}
