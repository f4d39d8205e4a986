import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { primaryLanguageSubtag } from "../../model/defaults/fallback-languages.ts";
import { languageNeutralKey, stylePackKey } from "../../model/defaults/with-defaults.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import { firstPack, packNames } from "../../theme/packs/pack-names.ts";
import { readTree } from "../../yaml/parse/tree.ts";

const defaultsFolder = join(import.meta.dirname, "../../model/defaults");
const packs = join(import.meta.dirname, "../../theme/packs");

/**
 * Adds default values to the engine's schemas: the tokens of each style pack, and the interface
 * texts of each language that has a file. Each file is read on first access.
 */
export function addSchemaDefaults(schemas: Record<string, Schema>): void {
  const files = readdirSync(defaultsFolder).filter((name) => name.endsWith(".yaml"));
  const languages = files.map((file) => file.replace(".yaml", "")).sort();
  // "en-US" lists only the differences from "en".
  const words: Record<string, unknown> = createLazyObject(languages, (language) => {
    const own = readDefaults(join(defaultsFolder, `${language}.yaml`));
    const base = primaryLanguageSubtag(language);
    return base !== language && languages.includes(base) ? deepMerge(words[base], own) : own;
  });
  setDefaults(schemas, "labels.json", words);
  setDefaults(schemas, "theme.json", stylePackDefaults());
}

/**
 * Returns the tokens of all packs. The files of other packs list only the differences from the
 * first pack.
 */
function stylePackDefaults(): Record<string, unknown> {
  const tokens = (pack: string) => readDefaults(join(packs, pack, "tokens.yaml"));
  const others = new Map<string, string>(
    packNames.filter((pack) => pack !== firstPack).map((pack) => [stylePackKey(pack), pack]),
  );
  const looks: Record<string, unknown> = createLazyObject(
    [languageNeutralKey, ...others.keys()],
    (name) => {
      const pack = others.get(name);
      return pack === undefined
        ? tokens(firstPack)
        : deepMerge(looks[languageNeutralKey], tokens(pack));
    },
  );
  return looks;
}

/** Creates an object whose values are computed on first access. */
function createLazyObject(
  names: readonly string[],
  make: (name: string) => unknown,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const get = () => {
      const value = make(name);
      Object.defineProperty(values, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(values, name, { get, enumerable: true, configurable: true });
  }
  return values;
}

/**
 * Merges two values deeply. Groups are merged field by field. Other values of `upper` replace those
 * of `lower`.
 */
function deepMerge(lower: unknown, upper: unknown): unknown {
  if (!isGroup(lower) || !isGroup(upper)) return upper;
  const names = Object.entries(upper).map(([name, value]) => {
    return [name, name in lower ? deepMerge(lower[name], value) : value];
  });
  return { ...lower, ...Object.fromEntries(names) };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function setDefaults(schemas: Record<string, Schema>, id: string, defaults: Schema["defaults"]) {
  // Some tests use schema folders without these schemas.
  if (schemas[id]) schemas[id] = { ...schemas[id], defaults };
}

function readDefaults(file: string): unknown {
  const tree = readTree(readFileSync(file, "utf8"));
  if ("offset" in tree) throw new Error(`${file} cannot be read from ${tree.offset}.`);
  return tree.value;
}
