/** What may stand after a flag, in sentences about one whose value is missing or makes no sense. */
export const flagExamples = {
  trade: "Pães e bolos",
  country: "BR",
  language: "pt-BR",
  "one-file": "previa.html",
  static: "estudio",
  csv: "mensagens.csv",
};
