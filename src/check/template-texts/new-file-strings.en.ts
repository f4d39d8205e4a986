import type {
  newFileStrings as portuguese,
  defaultTradeText as portugueseTrade,
} from "./new-file-strings.pt-br.ts";

/** Texts of new files, by schema and JSON Pointer. */
export const newFileStrings: typeof portuguese = {
  "page.json": {
    "/title": "{title}",
    "/description":
      "Say here, in a sentence or two, what this page is about. Google shows it below the title.",
    "/blocks/0/title": "{title}",
    "/blocks/0/lede": "A sentence that tells newcomers what they will find on this page.",
    "/blocks/1/title": "The first topic",
    "/blocks/1/body": "Write the text of this part here. A blank line separates paragraphs.\n",
  },
  "article.json": {
    "/title": "{title}",
    "/excerpt": "Write a sentence or two here to make people want to read on.",
    "/image/alt": "",
    "/body": "Start the first paragraph here.\n\n## The first topic\n\nCarry on here.\n",
  },
  "document.json": { "/title": "{title}" },
  "spreadsheet.json": { "/title": "{title}" },
};

/** Describes the firm's trade on a new site if the question about it was not answered. */
export const defaultTradeText: typeof portugueseTrade = "Write here, in a sentence, what you do.";
