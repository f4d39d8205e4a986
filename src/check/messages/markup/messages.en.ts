import { excerpt } from "../../../yaml/phrases.en.ts";
import type {
  ForeignMarkupKind,
  HtmlKind,
  markupMessages as portuguese,
} from "./messages.pt-br.ts";

export type { ForeignMarkupKind, HtmlKind } from "./messages.pt-br.ts";

const htmlMessages: Readonly<Record<HtmlKind, string>> = {
  comment: "Delete it; a note to yourself goes outside the text, on a line that starts with #.",
  wordpress: "These marks belong to the WordPress editor: delete all that start like this.",
  embed: 'Don’t use HTML; a video goes in a "video" block, a map in a "map" block.',
  script: "Don’t use HTML; text can’t hold programs or styles. Delete it.",
  superscript: "Don’t use HTML; write a raised character such as ² or º, or use brackets.",
  subscript: "Don’t use HTML; write a lowered character such as ₂, or use brackets.",
  bold: "Don’t use HTML; for bold, write **like this**.",
  italic: "Don’t use HTML; for italics, write *like this*.",
  heading: 'Don’t use HTML; a heading starts with "## " or "### ", on a line of its own.',
  break:
    "Don’t use HTML; to start a new line, end the line with a backslash; for a new paragraph, leave a blank line.",
  paragraph: "Don’t use HTML; delete the tags. A blank line separates paragraphs.",
  list: 'Don’t use HTML; each item of a list starts with "- " or "1. ".',
  table:
    "Don’t use HTML; a table has | between its columns and a line |---|---| below the first row.",
  quote: 'Don’t use HTML; a quotation has "> " at the start of each line.',
  link: "Don’t use HTML; a link is written like this: [text](address).",
  picture:
    "Don’t use HTML; a picture is written like this, in a paragraph of its own: ![description](file).",
  code: "Don’t use HTML; delete the tags. To make words stand out, write **like this**.",
  strike:
    "Text can’t be struck through; delete the tags, and the words too if they no longer apply.",
  highlight: "Don’t use HTML; to make words stand out, write **like this**.",
  rule: "Don’t use HTML; a dividing line is written ---.",
  note: "There are no footnotes. Write the note in brackets, where it belongs.",
  form: 'Don’t use HTML; a form goes in a "form" block.',
  office: "It came from Word together with the text. Delete it.",
  entity: "Don’t use HTML; write the character itself.",
};

const foreignMarkMessages: Readonly<Record<ForeignMarkupKind, string>> = {
  citation: "It was left by the assistant that wrote the text. Delete it.",
  template: `It is a command from another program. Delete it and write what it would show; to show one of the site’s details, write it like this: \${firm.phone}.`,
  footnote: "There are no footnotes. Write the note in brackets, where it belongs.",
  shortcode:
    "It is a code from another program. Delete it; galleries, videos and forms have blocks of their own.",
  attribute:
    "The site’s style decides how things look. Delete the curly brackets and everything in them.",
  "wiki-link": "A link is written like this: [text](address).",
  "reference-link": "The address of a link comes right after its text: [text](address).",
  formula: "There are no formulas. Write with ordinary characters, such as x² or a ÷ b.",
  "wiki-bold": "Bold is written **like this**.",
  heading: 'A heading starts with "## " or "### ".',
  textile: 'A heading starts with "## " or "### ".',
  underline: 'A heading starts with "## "; it is not underlined.',
  "deep-heading": 'Headings in a text come in two sizes: "## " and "### ".',
  highlight: "There is no highlighter. To make words stand out, write **like this**.",
  lowered: "Write a lowered character such as ₂.",
  raised: "Write a raised character such as ² or º.",
  "emoji-name": "Write the emoji itself, or delete its name.",
  escape: "The backslash is not needed here. Delete it.",
  fence:
    "There are no code blocks yet. Delete the lines of symbols; put each line of code in a paragraph, or all of it in a picture.",
  "indented-code":
    "There are no code blocks yet. Leave a blank line between the lines of code, or put the code in a picture.",
  task: 'There are no task lists. Keep only "- " at the start, or write ✓ before what is done.',
  "glued-item": "A space is missing after the symbol or number that starts each item of the list.",
  callout:
    "There are no callouts. Delete this mark; to make the text stand out, start it with a word in bold, **like this**.",
  container:
    'There are no callouts. Delete these marks; a quotation, with "> " at the start of each line, makes a paragraph stand out.',
  "plus-list": 'To make a list, start each line with "- ".',
  "emoji-list":
    'The lines would run together. To make a list, start each line with "- ", before the emoji.',
  "sign-list": 'The lines would run together. To make a list, start each line with "- ".',
  definition:
    "There are no definition lists. Write the term, a colon and the definition on one line.",
  "odd-rule": "A dividing line is written ---, between two blank lines.",
  "office-error": "It is a Word error that came along with the text. Write what it would show.",
  contents: "It is a document’s table of contents, with page numbers. Delete these lines.",
  remark: "It is a comment by someone who reviewed the text in another program. Delete it.",
  signature: "It is the signature of an email. Delete it.",
  "wiki-italic": "Italic is written *like this*.",
  "wiki-edit": "It is a button from the page that was copied. Delete it.",
  "wiki-table": "To make a table, put | between the columns, and a line |---|---| below the first.",
  picture: "A picture is written like this, alone in its paragraph: ![description](file).",
  abbreviation:
    "There are no abbreviations with explanations. Write the meaning in brackets, in the text.",
  styled:
    "They are mathematical characters shaped like letters: screen readers do not read them, and searches do not find them. Use ordinary letters.",
  "loose-accent":
    "The accent was separated from its letter when the text was copied. Type the word again.",
  object: "It is an invisible character, in place of something that was not copied. Delete it.",
  "bare-front-matter":
    "They are fields from another program’s file. Delete these lines; the title and the date have fields of their own.",
  "front-matter":
    "It is the header of another program’s file. Delete everything from this line to the next one like it; the title and the date have fields of their own.",
};

/**
 * Messages about markup and characters that the site would show literally, such as leftovers from
 * other programs.
 */
export const markupMessages: typeof portuguese = {
  "html-in-text": (d) =>
    d.kind === "comment"
      ? `This comment would be published: the site would show "${excerpt(d.mark)}" to everyone. ${htmlMessages.comment}`
      : `The site would show "${excerpt(d.mark)}"${d.close ? ` and "${d.close}"` : ""} as text. ${d.instead?.trim() ? `Don’t use HTML; write "${d.instead}".` : htmlMessages[d.kind]}`,
  "foreign-mark": (d) =>
    d.kind === "deep-heading"
      ? `The heading "${excerpt(d.text)}" would look like those with "### ". ${foreignMarkMessages[d.kind]}`
      : `The site would show "${excerpt(d.text)}" ${d.kind === "indented-code" ? "in an ordinary paragraph" : "as text"}. ${d.instead ? `Write "${d.instead}".` : foreignMarkMessages[d.kind]}`,
  "chat-marks": (d) =>
    d.text.startsWith("~~")
      ? `The site would show the symbols in "${excerpt(d.text)}". Text can’t be struck through; delete the symbols, and the words too if they no longer apply.`
      : `The site would show the symbols in "${excerpt(d.text)}". Italics are written *like this*, bold **like this**.`,
  "heading-in-line": (d) =>
    `This text can’t have headings inside it: the site would show "${d.marks}". Delete these symbols.`,
  "excel-error": (d) =>
    `"${d.text}" is an Excel error that came along with the text. Write the value.`,
  "angle-address": (d) =>
    `The site would show "${excerpt(d.text)}" as it is. A link is written like this: [text](address).`,
  "filler-text": (d) => `"${excerpt(d.text)}" is placeholder text. Write what belongs here.`,
  "odd-amount": (d) =>
    `In "${excerpt(d.text)}" the comma and the point have been swapped: in Brazil, a comma comes before the cents.`,
  "bare-address": (d) =>
    `This address would show up as text, without a link: "${excerpt(d.address)}". A link is written like this: [text](address).`,
  "parted-word": (d) =>
    `The site would show "${excerpt(d.shown)}", with a space in the middle. Write the whole word on one line.`,
  "pasted-numbers": (d) =>
    d.isMendable
      ? `"${d.sign}" does not make a list: the lines would run together. Write "1. " at the start of the line.`
      : `"${d.sign}" does not make a list: the lines would run together. Start each one with "- ", or with "1. ", "2. " and so on.`,
};
