import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { editorsLanguage } from "../../yaml/text-and-language/editors-language.pt-br.ts";

/**
 * Returns the path of a message catalogue in another language. It is next to the Portuguese one,
 * which all code imports. Returns `undefined` if there is none, or if the import is not a
 * catalogue.
 *
 * @param source the import specifier
 * @param importer the importing file; a catalogue may import the one that it replaces
 * @param language the language as in file names; default: the language of this program
 */
export function findLanguageFile(
  source: string,
  importer: string,
  language: string = editorsLanguage,
): string | undefined {
  if (!source.startsWith(".") || !/\.pt-br\.\w+$/.test(source)) return undefined;
  const file = join(importer, "..", source).replace(/\.pt-br(?=\.\w+$)/, `.${language}`);
  return file === importer || !existsSync(file) ? undefined : file;
}

/**
 * Creates a bundler plugin that replaces the message catalogues with those in the editor's
 * language.
 */
export function languageModulesPlugin(language?: string): Plugin {
  return {
    name: "prelo-language-modules",
    enforce: "pre",
    resolveId(source, importer = "") {
      const [path = "", query] = source.split("?");
      const file = findLanguageFile(path, importer, language);
      return file && [file, ...(query === undefined ? [] : [query])].join("?");
    },
  };
}
