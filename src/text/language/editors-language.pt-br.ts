/** The language in which Prelo speaks to editors here: each program has one, and asks for the words of this. */
export const editorsLanguage: "pt-br" | "en" = "pt-br";
