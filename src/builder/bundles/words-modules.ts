import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { editorsLanguage } from "../../yaml/language/editors-language.pt-br.ts";

/**
 * The file with the same words in a language, which stands beside the Portuguese ones that all code asks for; nothing where there
 * is none, or where what is asked for is no file of words.
 *
 * @param asked as an import names it
 * @param importer the file in which it stands: words may ask for those whose place they take
 * @param language as it stands in the names of files; that of this program unless told
 */
export function wordsFile(
  asked: string,
  importer: string,
  language: string = editorsLanguage,
): string | undefined {
  if (!asked.startsWith(".") || !/\.pt-br\.\w+$/.test(asked)) return undefined;
  const file = join(importer, "..", asked).replace(/\.pt-br(?=\.\w+$)/, `.${language}`);
  return file === importer || !existsSync(file) ? undefined : file;
}

/** Brings the words of editors in their language into the browser. */
export function wordsModules(language?: string): Plugin {
  return {
    name: "prelo-words-modules",
    enforce: "pre",
    resolveId(source, importer = "") {
      const [path = "", query] = source.split("?");
      const file = wordsFile(path, importer, language);
      return file && [file, ...(query === undefined ? [] : [query])].join("?");
    },
  };
}
