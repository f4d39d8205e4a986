import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";
import type { TranslationOf } from "../../yaml/text-and-language/translation-type.ts";
import type {
  guideStrings as portugueseGuide,
  limitStrings as portugueseLimits,
} from "./strings.pt-br.ts";

/** The texts of the guide that are not in the schemas. */
export const guideStrings: TranslationOf<typeof portugueseGuide> = {
  // Warns against manual edits, which the next run would overwrite.
  generated: (d) =>
    `Written by \`${d.types}\` from the schemas: anything you change here by hand will be lost.`,
  opening: (d) => `# Guide to the blocks and the fields

Everything you can write in the files of this folder is here: each block and each field, with its
limits and an example to copy. There is no need to read it all at once. Look things up in the contents, or
with your editor’s search.

If you have not changed anything on the site yet, start with the [README](README.md): it takes you
through a change, from start to finish.

## How to read the tables

- **Field** is the name before the colon, which has to stay as it is. What comes after the colon is
  yours.
- **Required?** With **yes**, the field cannot be left out. With **no**, it can: in that case, delete the
  whole line. With **depends**, the explanation beside it says when it is needed.
- **Limits** says what fits. Spaces and punctuation count, too.
- **With bold and links** means that the text takes \`**bold**\`, \`*italics*\` and
  \`[a link](/contact)\`. **Longer text** also takes paragraphs, \`## headings\`, lists with \`- \` and, on
  a line of its own, \`![what it shows](photo.jpg "caption")\`: a picture from \`media\`. In it,
  \`[the table](table.pdf)\` offers a file from \`media\`, from \`documents\` or from \`spreadsheets\` to download.
- An **id** is the short name of an item, such as \`first-visit\`.

Any text can quote one of the details of the business: \`\${firm.phone}\` becomes the phone number in
\`site.yaml\`.

## How to use the examples

Copy the example with the spaces at the start of each line, which are part of it. Put your own words in
place of the words there, save and check: \`${d.check}\`. If an example names a picture, a page
or an id that this site does not have, the check will tell you: write one of yours.`,
  contents: "Contents",
  columns: ["Field", "What it is", "Required?", "Limits"],

  page: `Each file in the \`pages/\` folder is a page. The name of the file does not matter; the address of the
page is the field \`route\`.`,
  blocks: {
    title: "Blocks",
    intro: `A page is a stack of blocks: their order in the list \`blocks\` is their order on the screen. Each block
starts with \`- type:\` and its type. The example of each block goes in that list, in line with the others.`,
    columns: ["Block", "`type`", "What it is for"],
    common: "Fields of every block",
    commonIntro: "Besides the fields in its own table, any block also takes these:",
  },
  article: `Each file in the \`articles/\` folder is an article. The name of the file does not matter; the address of
the article is the field \`id\`.`,
  document: `Each file in the \`documents/\` folder is a text template, which becomes a Word file and a PDF. To
offer it, write its id with the ending in a block or resource: \`receipt.docx\`.`,
  spreadsheet: `Each file in the \`spreadsheets/\` folder is a spreadsheet, which becomes an Excel file and a CSV. Formulas
refer to rows and columns by their ids, in curly brackets: \`=SUM({sales..others})\`. A formula that refers
to something that does not exist is not accepted.`,
  collection: `The file is a list: each item starts with \`- \`, and the order here is the order on the site.`,
  settings: {
    "site.json": `Each detail of the business is in this file just once, and the text on the pages quotes it. The examples
are excerpts: change the fields where they already are.`,
    "theme.json": `Change one thing at a time and look at the result on several pages. ${localizeSpelling("Colours")} with too little contrast, which
are hard to read, are not accepted. Anything not in the file keeps Prelo’s default. The examples are excerpts
of the file.`,
  },
  loose: "Single fields",
  labels: `These are the words that the site itself writes. Write only the ones that you want to be different: the
others come with Prelo. Anything in curly brackets, such as \`{n}\` or \`{title}\`, is a gap that the site fills
in: you can move it about in the text, but not leave it out. In VS Code, hover over a field to read where it
appears.`,
  labelColumns: ["Field", "What it is", "Words"],
  labelGaps: "What the site puts into the gaps of each text:",
  gapColumns: ["Word", "Its gaps"],
  parts: {
    title: "Recurring parts",
    intro: "These parts are used in several places, and work the same way in each of them.",
  },

  group: (names) => `Inside ${names}:`,
  item: (names) => `In each item of ${names}:`,
  inside: ", inside ",
  blockExample: "Example, in a page:",
  fileExample: (file) => `Example, in \`${file}\`:`,
  needed: { yes: "yes", no: "no", depends: "depends" },
  neededGroup: { yes: "Cannot be left out.", no: "Can be left out.", depends: "" },
};

/** Phrases that describe the limits of fields. */
export const limitStrings: TranslationOf<typeof portugueseLimits> = {
  letters: (most) => `up to ${most} characters`,
  inline: "with bold and links",
  body: "longer text",
  like: (examples) => `such as ${joinWithOr(examples)}`,
  options: (options) => joinWithOr(options),
  yesNo: "`true` (yes) or `false` (no)",
  number: (kind) =>
    [kind.whole ? "whole number" : "number", describeRange(kind)].filter(Boolean).join(", "),
  items: ({ least = 0, most }) => {
    if (least === most) return `list of ${describeItemCount(least)}`;
    if (most !== undefined) return `list of ${least} to ${describeItemCount(most)}`;
    return least > 0
      ? `list of ${describeItemCount(least)} or more`
      : "list; it can be empty: `[]`";
  },
  each: (limits) => `in each item, ${limits}`,
  unique: "no repeats",
  see: (link) => `see ${link}`,
  below: "fields in the table below",
  free: "on each line, the name of a field and its text",
  entry: (home) => `an id from ${home}`,
  entries: (home) => `\`all\` or a list of ids from ${home}`,
  home: (collection) => `\`${collection}.yaml\``,
  homeInSite: (collection) => `\`${collection}\`, in \`site.yaml\``,
};

function describeRange({ least, most }: { least?: number; most?: number }): string {
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`;
  if (least !== undefined) return `${least} or more`;
  return most === undefined ? "" : `up to ${most}`;
}

function describeItemCount(n: number): string {
  return n === 1 ? "1 item" : `${n} items`;
}

function joinWithOr(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");
}
