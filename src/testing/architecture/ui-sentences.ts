import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "../../yaml/parse/parse.ts";

type CatalogueModule = Record<string, unknown>;

/** All modules with texts in one language, except in folders that no browser code imports. */
const catalogueModules = import.meta.glob<CatalogueModule>(
  ["../../**/*.{pt-br,en}.ts", "!../../{bench,cli,scaffold,testing}/**"],
  { eager: true },
);

const defaults = join(import.meta.dirname, "../../model/defaults");

/** Returns the sentences for editors and visitors that exist in one language only. */
export function sentencesInOneLanguage(): { english: string[]; portuguese: string[] } {
  const english = new Set([
    ...textsInModules(".en."),
    ...textsInDefaults("en"),
    ...textsInDefaults("en-US"),
  ]);
  const portuguese = new Set([...textsInModules(".pt-br."), ...textsInDefaults("pt-BR")]);
  const only = (these: Set<string>, others: Set<string>) =>
    [...these].filter((each) => isSentence(each) && !others.has(each));
  return { english: only(english, portuguese), portuguese: only(portuguese, english) };
}

/** Whether a file contains a sentence, verbatim or JSON-escaped. */
export function containsSentence(sentence: string, text: string): boolean {
  const escaped = JSON.stringify(sentence).slice(1, -1);
  return text.includes(sentence) || (escaped !== sentence && text.includes(escaped));
}

/** Whether a text is a sentence: too long to occur by chance, and not a pattern. */
function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= 3 && /^[\p{L}\d\s,.;:!?“”‘’'"()–—…-]+$/u.test(text);
}

function textsInModules(mark: string): string[] {
  const paths = Object.keys(catalogueModules).filter((path) => path.includes(mark));
  return paths.flatMap((path) => textsInValue(catalogueModules[path]));
}

function textsInDefaults(language: string): string[] {
  const file = join(defaults, `${language}.yaml`);
  return textsInValue(parseYaml(file, readFileSync(file, "utf8")).value);
}

/**
 * Returns the texts in a value, at any depth. The texts of a function are the literals in its
 * source, split at placeholders.
 */
function textsInValue(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/).map((part) => part.trim());
  if (typeof value === "function") return textsInSource(String(value));
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsInValue)
    : [];
}

const stringLiteralPattern = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

function textsInSource(source: string): string[] {
  return [...source.matchAll(stringLiteralPattern)]
    .flatMap(([, text, pattern = ""]) => [text ?? "", ...pattern.split(/\$\{[^}]*\}/)])
    .filter((text) => !text.includes("\\"))
    .map((text) => text.trim());
}
