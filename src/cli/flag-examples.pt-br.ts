/** Example values, for messages about a missing or invalid value. */
export const flagExamples = {
  trade: "Pães e bolos",
  country: "BR",
  language: "pt-BR",
  "one-file": "previa.html",
  static: "estudio",
  csv: "mensagens.csv",
};
