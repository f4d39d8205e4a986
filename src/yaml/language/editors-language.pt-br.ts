/** The language in which Prelo speaks to editors here: each program has one, and asks for the words of this. */
export const editorsLanguage: "pt-br" | "en" = "pt-br";

/** The language as days and figures are written in it, where a site does not say (BCP 47). */
export const editorsLocale: string = "pt-BR";
