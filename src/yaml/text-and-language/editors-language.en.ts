import { englishLocale } from "./american-spelling.ts";
import type {
  editorsLanguage as portuguese,
  editorsLocale as portugueseLocale,
} from "./editors-language.pt-br.ts";

export const editorsLanguage: typeof portuguese = "en";

export const editorsLocale: typeof portugueseLocale = englishLocale;
