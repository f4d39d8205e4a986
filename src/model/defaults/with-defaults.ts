import type { Json } from "../../yaml/edit/change.ts";
import { childValue, parentOf, pointer, stepsOf, valueAt } from "../../yaml/json-pointer.ts";
import type { Schema, Schemas } from "../schema/schemas.ts";
import { createWalker } from "../schema/walk.ts";
import { languageFallbacks, primaryLanguage } from "./language-fallbacks.ts";
import { withHourPatterns, withTimePatterns } from "./time-patterns.ts";

/** The name of values that are the same in every language: those of the look that a site has where it names none. */
export const languageNeutral = "theme";

/** The name of the defaults of a style pack: "theme:azulejo". */
export function stylePackKey(pack: string): string {
  return `${languageNeutral}:${pack}`;
}

/** The languages in which there is always a word, where a site's own has none, or nobody knows which it is. */
const [otherLanguage, firstLanguage] = ["en", "pt-BR"];

/**
 * What a site wrote in a file, with the engine's defaults for all that every page needs and that was left
 * out, at any depth. What may be missing from a page as well is filled in only where the schema says `merged`, and
 * a group whose schema demands fields was written whole.
 *
 * @param written the value of the file; nothing where there is none
 * @param language that of the site, as in BCP 47: "pt-BR"
 */
export function withDefaults(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): unknown {
  const defaults = defaultsOf(schemas, schemaId, language, written);
  if (written === undefined || written === null) return defaults;
  return createWalker(schemas).map(schemaId, written, ({ path, value, schema }, inside) => {
    const made = inside();
    if (typeof value !== "object" || value === null || Array.isArray(value)) return made;
    const standing = valueAt(defaults, path);
    const needed = schema.merged ? Object.keys(Object(standing)) : schema.resolved?.required;
    return { ...Object(made), ...missingDefaults(made, needed, standing) };
  });
}

function missingDefaults(written: unknown, needed: readonly string[] = [], defaults: unknown) {
  const missing = needed.filter((name) => childValue(written, name) === undefined);
  const ready = missing.filter((name) => childValue(defaults, name) !== undefined);
  return Object.fromEntries(ready.map((name) => [name, childValue(defaults, name)]));
}

/**
 * The default of one value of a file; nothing where it has none.
 *
 * @param written the value of the file: it may name the style pack whose values stand there
 */
export function defaultAt(
  schemas: Schemas,
  schemaId: string,
  path: string,
  language: string,
  written?: unknown,
): unknown {
  return valueAt(defaultsOf(schemas, schemaId, language, written), path);
}

/**
 * The words that a file lacks in a language of which there are no defaults, or has as they stand in the engine: group
 * by group, each with the word that stands there instead. Empty where there are defaults.
 */
export function missingWords(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): Record<string, Record<string, string>> {
  const missing: Record<string, Record<string, string>> = {};
  if (hasDefaults(schemas, schemaId, language)) return missing;
  for (const [path, word] of leafValues(defaultsOf(schemas, schemaId, language), "")) {
    const [group = "", name = ""] = stepsOf(path);
    if (isOnlySlot(word)) continue;
    const own = valueAt(written, path) ?? undefined;
    if (own === undefined || (own === word && isSentence(word)))
      missing[group] = { ...missing[group], [name]: String(word) };
  }
  return missing;
}

/**
 * What a file that names nearly all words or tokens does not name: what came with a later program, most likely.
 * Empty where it names few or leaves out most of a group, and means to, or there are no defaults in its language.
 *
 * @returns the values that stand there instead, in the groups of the file
 */
export function unmentionedDefaults(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): Json {
  if (!hasDefaults(schemas, schemaId, language)) return {};
  const all = leafValues(withDefaults(schemas, schemaId, written, language), "");
  const isNearly = (part: typeof all, share: number) =>
    part.filter(([path]) => valueAt(written, path) !== undefined).length >= share * part.length;
  if (!isNearly(all, nearlyAllShare)) return {};
  // Who writes few words of a group means those.
  const newer = all.filter(([path]) => {
    const group = all.filter((each) => parentOf(each[0]) === parentOf(path));
    return valueAt(written, path) === undefined && isNearly(group, 0.5);
  });
  return newer.reduce<Json>((made, [path, value]) => setAtPath(made, stepsOf(path), value), {});
}

/** What is nothing but its slot has no language: "{n}", the postal code by itself. */
function isOnlySlot(word: Json): boolean {
  return /^\{\w+\}$/.test(String(word));
}

/** A single word may be the same in two languages: "Menu". */
function isSentence(word: Json): boolean {
  return typeof word === "string" && /\p{L}{2,} \p{L}{2,}/u.test(word);
}

function setAtPath(group: Json, [name = "", ...rest]: readonly string[], value: Json): Json {
  const held = (childValue(group, name) ?? {}) as Json;
  const inner = rest.length === 0 ? value : setAtPath(held, rest, value);
  return { ...Object(group), [name]: inner };
}

/** Which part of the words or tokens somebody has written who meant to write all. */
const nearlyAllShare = 0.8;

/**
 * The same schemas with the words of visitors in one language. Of all others only the names stay, so that nobody is told that there are none; where a site is changed into one of these, the words
 * that are here stand there.
 *
 * @param language of the site, "en-GB"; without it all stay
 */
export function limitToLanguage(schemas: Schemas, language: string | undefined): Schemas {
  if (language === undefined) return schemas;
  const shortened = Object.entries(schemas).map(([id, schema]) => {
    const { defaults } = schema;
    if (!defaults || languageNeutral in defaults) return [id, schema] as const;
    const kept = bestDefaultsKey(defaults, language);
    const words = Object.entries(defaults).map(([name, value]) => [
      name,
      name === kept ? value : null,
    ]);
    return [id, { ...schema, defaults: Object.fromEntries(words) }] as const;
  });
  return Object.fromEntries(shortened);
}

/** Whether the engine has defaults in a language, or in one that is written much like it. */
function hasDefaults(schemas: Schemas, schemaId: string, language: string): boolean {
  const names = Object.keys(schemas[schemaId]?.defaults ?? {});
  return (
    names.includes(languageNeutral) ||
    names.some((name) => primaryLanguage(name) === primaryLanguage(language))
  );
}

function defaultsOf(
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
  if (!hasDefaults(schemas, schemaId, language)) return withTimePatterns(found, language);
  // Spanish counts the day in two halves in some countries: CLDR knows in which.
  return primaryLanguage(language) === "es" ? withHourPatterns(found, language) : found;
}

/** The name of the defaults that suit a language best. Others are not asked for: they may not have been read yet. */
function bestDefaultsKey(
  defaults: NonNullable<Schema["defaults"]>,
  language: string,
): string | undefined {
  const names = Object.keys(defaults);
  const alike = names.filter((name) => primaryLanguage(name) === primaryLanguage(language));
  const spare = fallbackLanguage(language);
  return [
    languageNeutral,
    ...languageFallbacks(language),
    ...alike,
    spare,
    firstLanguage,
    ...names,
  ].find((name) => defaults[name] !== undefined && defaults[name] !== null);
}

/** The language of words where there are none in the one of the site. */
function fallbackLanguage(language: string): string {
  return language === "" ? firstLanguage : otherLanguage;
}

/** All single values of a group, and its lists as a whole. */
function leafValues(value: unknown, path: string): [path: string, value: Json][] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [[path, value as Json]];
  return Object.entries(value).flatMap(([name, inner]) => leafValues(inner, pointer(path, name)));
}
