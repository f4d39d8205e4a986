import { join } from "node:path";
import type { Plugin } from "vite";

const searchFolder = join(import.meta.dirname, "../../layout/search");

/** The languages for which the search has a stemmer of plurals. */
const stemmers: Readonly<Record<string, string>> = {
  de: "german-stem.ts",
  en: "english-stem.ts",
  es: "spanish-stem.ts",
  fr: "french-stem.ts",
  pt: "portuguese-stem.ts",
};

/**
 * Selects the stemmer of the site's language for the search. If the site has no search, removes the
 * search from its scripts.
 *
 * @param language the language of a site with a search, such as "en-GB"
 */
export function searchModulesPlugin(language: string | undefined): Plugin {
  const stem = stemmerFile(language);
  return {
    name: "prelo-search-modules",
    enforce: "pre",
    resolveId(source) {
      if (language === undefined && /[\\/]search-behaviour\.ts$/.test(source))
        return join(searchFolder, "no-search.ts");
      return stem && /[\\/]site-stem\.ts$/.test(source)
        ? join(searchFolder, "stems", stem)
        : undefined;
    },
  };
}

/** Returns the file with the stemmer of a language. Returns `undefined` if there is none. */
export function stemmerFile(language = ""): string | undefined {
  const [spoken = ""] = language.split("-");
  return Object.hasOwn(stemmers, spoken) ? stemmers[spoken] : undefined;
}
