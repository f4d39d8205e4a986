/**
 * Texts of new files, by schema and JSON Pointer. `{title}` is replaced with the title that the
 * author enters. All other values come from the examples of the schema. Paths missing from the file
 * are skipped.
 */
export const newFileStrings = {
  "page.json": {
    "/title": "{title}",
    "/description":
      "Conte aqui, em uma ou duas frases, o que há nesta página. É o que o Google mostra abaixo do título.",
    "/blocks/0/title": "{title}",
    "/blocks/0/lede": "Uma frase que diz a quem chega o que esta página traz.",
    "/blocks/1/title": "O primeiro assunto",
    "/blocks/1/body":
      "Escreva aqui o texto desta parte. Uma linha em branco separa os parágrafos.\n",
  },
  "article.json": {
    "/title": "{title}",
    "/excerpt": "Escreva aqui uma ou duas frases que convidam a ler.",
    "/image/alt": "",
    "/body": "Comece aqui o primeiro parágrafo.\n\n## O primeiro assunto\n\nContinue aqui.\n",
  },
  "document.json": { "/title": "{title}" },
  "spreadsheet.json": { "/title": "{title}" },
};

/** Describes the firm's trade on a new site if the question about it was not answered. */
export const defaultTradeText: string = "Escreva aqui, em uma frase, o que você faz.";
