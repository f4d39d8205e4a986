import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../../layout/search");

/** The languages whose plurals the search knows. */
const stems: Readonly<Record<string, string>> = {
  de: "german-stem.ts",
  en: "english-stem.ts",
  es: "spanish-stem.ts",
  fr: "french-stem.ts",
  pt: "portuguese-stem.ts",
};

/**
 * Gives the search the plurals of the site's own language, and leaves all of it out of the scripts of a site that has
 * none: not a byte of it is published, nor of another language.
 *
 * @param language of a site with a search, "en-GB"
 */
export function searchModules(language: string | undefined): Plugin {
  const stem = stemFile(language);
  return {
    name: "prelo-search-modules",
    enforce: "pre",
    resolveId(source) {
      if (language === undefined && /[\\/]search-behaviour\.ts$/.test(source))
        return join(folder, "no-search.ts");
      return stem && /[\\/]site-stem\.ts$/.test(source) ? join(folder, "stems", stem) : undefined;
    },
  };
}

/** The file with the plurals of a language; nothing where none is known. */
export function stemFile(language = ""): string | undefined {
  const [spoken = ""] = language.split("-");
  return Object.hasOwn(stems, spoken) ? stems[spoken] : undefined;
}
