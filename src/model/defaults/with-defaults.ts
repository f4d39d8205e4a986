import type { Json } from "../../yaml/edit/change.ts";
import {
  childValue,
  parentPointer,
  pointer,
  splitPointer,
  valueAt,
} from "../../yaml/json-pointer.ts";
import type { Schema, Schemas } from "../schema/schemas.ts";
import { findOrCreateWalker } from "../schema/walk.ts";
import { languageFallbackChain, primaryLanguageSubtag } from "./fallback-languages.ts";
import { withContactTimePatterns, withTimePatterns } from "./time-patterns.ts";

/** The key of defaults that are the same in every language: those of the default theme. */
export const languageNeutralKey = "theme";

/** Returns the key of a style pack's defaults: "theme:azulejo". */
export function stylePackKey(pack: string): string {
  return `${languageNeutralKey}:${pack}`;
}

/** Fallbacks for a language without defaults, and for an unknown language. */
const [otherLanguage, firstLanguage] = ["en", "pt-BR"];

/**
 * Adds the engine's defaults to the value of a file, at any depth: the missing fields that the
 * schema requires of resolved content. Adds optional fields only in groups that the schema marks as
 * `merged`.
 *
 * @param written the value of the file; `undefined` if there is no file
 * @param language the site's language, a BCP 47 tag: "pt-BR"
 */
export function withDefaults(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): unknown {
  const defaults = schemaDefaults(schemas, schemaId, language, written);
  if (written === undefined || written === null) return defaults;
  return findOrCreateWalker(schemas).map(schemaId, written, ({ path, value, schema }, inside) => {
    const made = inside();
    if (typeof value !== "object" || value === null || Array.isArray(value)) return made;
    const standing = valueAt(defaults, path);
    const needed = schema.merged ? Object.keys(Object(standing)) : schema.resolved?.required;
    return { ...Object(made), ...defaultsForMissingFields(made, needed, standing) };
  });
}

function defaultsForMissingFields(
  written: unknown,
  needed: readonly string[] = [],
  defaults: unknown,
) {
  const missing = needed.filter((name) => childValue(written, name) === undefined);
  const ready = missing.filter((name) => childValue(defaults, name) !== undefined);
  return Object.fromEntries(ready.map((name) => [name, childValue(defaults, name)]));
}

/**
 * Returns the default of one value of a file; `undefined` if it has none.
 *
 * @param path a JSON Pointer in the file
 * @param written the value of the file, which may select a style pack and so its defaults
 */
export function defaultAt(
  schemas: Schemas,
  schemaId: string,
  path: string,
  language: string,
  written?: unknown,
): unknown {
  return valueAt(schemaDefaults(schemas, schemaId, language, written), path);
}

/**
 * Finds the untranslated words of a file in a language without defaults: words that are missing, or
 * sentences that are the same as the fallback. Returns nothing if the language has defaults.
 *
 * @returns by group and name, the fallback word that is used instead
 */
export function untranslatedStrings(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): Record<string, Record<string, string>> {
  const missing: Record<string, Record<string, string>> = {};
  if (hasLanguageDefaults(schemas, schemaId, language)) return missing;
  for (const [path, word] of leafValues(schemaDefaults(schemas, schemaId, language), "")) {
    const [group = "", name = ""] = splitPointer(path);
    if (isOnlyPlaceholder(word)) continue;
    const own = valueAt(written, path) ?? undefined;
    if (own === undefined || (own === word && hasSeveralWords(word)))
      missing[group] = { ...missing[group], [name]: String(word) };
  }
  return missing;
}

/**
 * Finds the defaults that an almost complete file of words or tokens does not set. Most likely a
 * newer version of the engine added them. Returns nothing if the file sets few values, or if its
 * language has no defaults. Skips a group if the file sets few of its values: it is incomplete on
 * purpose.
 *
 * @returns the default values, grouped as in the file
 */
export function likelyNewDefaults(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): Json {
  if (!hasLanguageDefaults(schemas, schemaId, language)) return {};
  const all = leafValues(withDefaults(schemas, schemaId, written, language), "");
  const isNearly = (part: typeof all, share: number) =>
    part.filter(([path]) => valueAt(written, path) !== undefined).length >= share * part.length;
  if (!isNearly(all, nearlyAllShare)) return {};
  // A group with few own values is left incomplete on purpose.
  const newer = all.filter(([path]) => {
    const group = all.filter((each) => parentPointer(each[0]) === parentPointer(path));
    return valueAt(written, path) === undefined && isNearly(group, 0.5);
  });
  return newer.reduce<Json>(
    (made, [path, value]) => withValueAtPath(made, splitPointer(path), value),
    {},
  );
}

/** Whether a word is only a placeholder, such as "{n}", which needs no translation. */
function isOnlyPlaceholder(word: Json): boolean {
  return /^\{\w+\}$/.test(String(word));
}

/** Whether a word is a sentence. A single word may be the same in two languages: "Menu". */
function hasSeveralWords(word: Json): boolean {
  return typeof word === "string" && /\p{L}{2,} \p{L}{2,}/u.test(word);
}

function withValueAtPath(group: Json, [name = "", ...rest]: readonly string[], value: Json): Json {
  const held = (childValue(group, name) ?? {}) as Json;
  const inner = rest.length === 0 ? value : withValueAtPath(held, rest, value);
  return { ...Object(group), [name]: inner };
}

/** A file that sets at least this share of all values is meant to be complete. */
const nearlyAllShare = 0.8;

/**
 * Reduces the default words in the schemas to one language. The other languages remain as keys with
 * the value `null`, so that they still count as languages with defaults. If the site's language
 * changes to one of them, the remaining words are the fallback.
 *
 * @param language the site's language, "en-GB"; if `undefined`, all languages remain
 */
export function limitToLanguage(schemas: Schemas, language: string | undefined): Schemas {
  if (language === undefined) return schemas;
  const shortened = Object.entries(schemas).map(([id, schema]) => {
    const { defaults } = schema;
    if (!defaults || languageNeutralKey in defaults) return [id, schema] as const;
    const kept = bestDefaultsKey(defaults, language);
    const words = Object.entries(defaults).map(([name, value]) => [
      name,
      name === kept ? value : null,
    ]);
    return [id, { ...schema, defaults: Object.fromEntries(words) }] as const;
  });
  return Object.fromEntries(shortened);
}

/** Whether the engine has defaults for a file in a language or a regional variant of it. */
function hasLanguageDefaults(schemas: Schemas, schemaId: string, language: string): boolean {
  const names = Object.keys(schemas[schemaId]?.defaults ?? {});
  return (
    names.includes(languageNeutralKey) ||
    names.some((name) => primaryLanguageSubtag(name) === primaryLanguageSubtag(language))
  );
}

function schemaDefaults(
  schemas: Schemas,
  schemaId: string,
  language: string,
  written?: unknown,
): unknown {
  const defaults = schemas[schemaId]?.defaults ?? {};
  const ofPack = defaults[stylePackKey(String(childValue(written, "pack")))];
  if (ofPack) return ofPack;
  const name = bestDefaultsKey(defaults, language);
  const found = name === undefined ? undefined : defaults[name];
  if (!hasLanguageDefaults(schemas, schemaId, language)) return withTimePatterns(found, language);
  // Some Spanish-speaking countries use a 12-hour clock; the CLDR knows which.
  return primaryLanguageSubtag(language) === "es"
    ? withContactTimePatterns(found, language)
    : found;
}

/** Returns the key of the best defaults for a language. Skips languages that are not loaded. */
function bestDefaultsKey(
  defaults: NonNullable<Schema["defaults"]>,
  language: string,
): string | undefined {
  const names = Object.keys(defaults);
  const alike = names.filter(
    (name) => primaryLanguageSubtag(name) === primaryLanguageSubtag(language),
  );
  const spare = fallbackLanguage(language);
  return [
    languageNeutralKey,
    ...languageFallbackChain(language),
    ...alike,
    spare,
    firstLanguage,
    ...names,
  ].find((name) => defaults[name] !== undefined && defaults[name] !== null);
}

/** Returns the language whose words a site gets if its own language has no defaults. */
function fallbackLanguage(language: string): string {
  return language === "" ? firstLanguage : otherLanguage;
}

/** Returns the leaf values of a group by JSON Pointer. A list counts as a leaf. */
function leafValues(value: unknown, path: string): [path: string, value: Json][] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [[path, value as Json]];
  return Object.entries(value).flatMap(([name, inner]) => leafValues(inner, pointer(path, name)));
}
