import type { editorsLanguage as portuguese } from "./editors-language.pt-br.ts";

export const editorsLanguage: typeof portuguese = "en";
