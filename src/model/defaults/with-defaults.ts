import type { Json } from "../../yaml/edit/change.ts";
import { childValue, parentOf, pointer, stepsOf, valueAt } from "../../yaml/pointer.ts";
import type { Schema, Schemas } from "../schema/schemas.ts";
import { createWalker } from "../schema/walk.ts";
import { withClockOf, withHoursOf } from "./clock-words.ts";
import { primary, wordLanguages } from "./word-languages.ts";

/** The name of values that are the same in every language: those of the look that a site has where it names none. */
export const anyLanguage = "theme";

/** The name of the defaults of a style pack: "theme:azulejo". */
export function packDefaults(pack: string): string {
  return `${anyLanguage}:${pack}`;
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
    return { ...Object(made), ...filled(made, needed, standing) };
  });
}

function filled(written: unknown, needed: readonly string[] = [], defaults: unknown) {
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
  if (knows(schemas, schemaId, language)) return missing;
  for (const [path, word] of leaves(defaultsOf(schemas, schemaId, language), "")) {
    const [group = "", name = ""] = stepsOf(path);
    if (isSlot(word)) continue;
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
export function newerValues(
  schemas: Schemas,
  schemaId: string,
  written: unknown,
  language: string,
): Json {
  if (!knows(schemas, schemaId, language)) return {};
  const all = leaves(withDefaults(schemas, schemaId, written, language), "");
  const isNearly = (part: typeof all, share: number) =>
    part.filter(([path]) => valueAt(written, path) !== undefined).length >= share * part.length;
  if (!isNearly(all, nearlyAll)) return {};
  // Who writes few words of a group means those.
  const newer = all.filter(([path]) => {
    const group = all.filter((each) => parentOf(each[0]) === parentOf(path));
    return valueAt(written, path) === undefined && isNearly(group, 0.5);
  });
  return newer.reduce<Json>((made, [path, value]) => put(made, stepsOf(path), value), {});
}

/** What is nothing but its slot has no language: "{n}", the postal code by itself. */
function isSlot(word: Json): boolean {
  return /^\{\w+\}$/.test(String(word));
}

/** A single word may be the same in two languages: "Menu". */
function isSentence(word: Json): boolean {
  return typeof word === "string" && /\p{L}{2,} \p{L}{2,}/u.test(word);
}

function put(group: Json, [name = "", ...rest]: readonly string[], value: Json): Json {
  const held = (childValue(group, name) ?? {}) as Json;
  const inner = rest.length === 0 ? value : put(held, rest, value);
  return { ...Object(group), [name]: inner };
}

/** Which part of the words or tokens somebody has written who meant to write all. */
const nearlyAll = 0.8;

/**
 * The same schemas with the words of visitors in one language. Of all others only the names stay, so that nobody is told that there are none; where a site is changed into one of these, the words
 * that are here stand there.
 *
 * @param language of the site, "en-GB"; without it all stay
 */
export function inLanguage(schemas: Schemas, language: string | undefined): Schemas {
  if (language === undefined) return schemas;
  const shortened = Object.entries(schemas).map(([id, schema]) => {
    const { defaults } = schema;
    if (!defaults || anyLanguage in defaults) return [id, schema] as const;
    const kept = nameFor(defaults, language);
    const words = Object.entries(defaults).map(([name, value]) => [
      name,
      name === kept ? value : null,
    ]);
    return [id, { ...schema, defaults: Object.fromEntries(words) }] as const;
  });
  return Object.fromEntries(shortened);
}

/** Whether the engine has defaults in a language, or in one that is written much like it. */
function knows(schemas: Schemas, schemaId: string, language: string): boolean {
  const names = Object.keys(schemas[schemaId]?.defaults ?? {});
  return names.includes(anyLanguage) || names.some((name) => primary(name) === primary(language));
}

function defaultsOf(
  schemas: Schemas,
  schemaId: string,
  language: string,
  written?: unknown,
): unknown {
  const defaults = schemas[schemaId]?.defaults ?? {};
  const ofPack = defaults[packDefaults(String(childValue(written, "pack")))];
  if (ofPack) return ofPack;
  const name = nameFor(defaults, language);
  const found = name === undefined ? undefined : defaults[name];
  if (!knows(schemas, schemaId, language)) return withClockOf(found, language);
  // Spanish counts the day in two halves in some countries: CLDR knows in which.
  return primary(language) === "es" ? withHoursOf(found, language) : found;
}

/** The name of the defaults that suit a language best. Others are not asked for: they may not have been read yet. */
function nameFor(defaults: NonNullable<Schema["defaults"]>, language: string): string | undefined {
  const names = Object.keys(defaults);
  const alike = names.filter((name) => primary(name) === primary(language));
  const spare = spareOf(language);
  return [anyLanguage, ...wordLanguages(language), ...alike, spare, firstLanguage, ...names].find(
    (name) => defaults[name] !== undefined && defaults[name] !== null,
  );
}

/** The language of words where there are none in the one of the site. */
function spareOf(language: string): string {
  return language === "" ? firstLanguage : otherLanguage;
}

/** All single values of a group, and its lists as a whole. */
function leaves(value: unknown, path: string): [path: string, value: Json][] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [[path, value as Json]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, pointer(path, name)));
}
