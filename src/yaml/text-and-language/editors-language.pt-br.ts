/**
 * The language in which Prelo addresses its users. Each program has one, and bundles its
 * catalogues.
 */
export const editorsLanguage: "pt-br" | "en" = "pt-br";

/** The locale (BCP 47) of dates and numbers, unless the site sets one. */
export const editorsLocale: string = "pt-BR";
