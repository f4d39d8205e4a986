import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { editorsLanguage } from "../../text/language/editors-language.pt-br.ts";

/**
 * Brings the words of editors in their language into the browser: in place of the Portuguese ones, which all code asks for,
 * where they stand beside them.
 *
 * @param language as it stands in the names of files; that of this program unless told
 */
export function wordsModules(language: string = editorsLanguage): Plugin {
  return {
    name: "prelo-words-modules",
    enforce: "pre",
    resolveId(source, importer = "") {
      const [path = "", query] = source.split("?");
      if (!path.startsWith(".") || !/\.pt-br\.\w+$/.test(path)) return undefined;
      const file = join(dirname(importer), path).replace(/\.pt-br(?=\.\w+$)/, `.${language}`);
      // Words may ask for those whose place they take.
      if (file === importer || !existsSync(file)) return undefined;
      return query === undefined ? file : `${file}?${query}`;
    },
  };
}
