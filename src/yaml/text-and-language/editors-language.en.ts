import type {
  editorsLanguage as portuguese,
  editorsLocale as portugueseLocale,
} from "./editors-language.pt-br.ts";
import { englishLocale } from "./localize-spelling.ts";

export const editorsLanguage: typeof portuguese = "en";

export const editorsLocale: typeof portugueseLocale = englishLocale;
