/**
 * What a new file says, by its schema and the place in it (JSON Pointer). `{title}` is the title that the editor gave.
 * All else comes from the examples of the schema; a place that the file does not have is passed over.
 */
export const newFileWords = {
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

/** What a new site says of its work when nobody answered the question. */
export const defaultTradeText: string = "Escreva aqui, em uma frase, o que você faz.";
