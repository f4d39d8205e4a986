/** A place in the content where a text can occur. */
export interface TextContainer {
  /** Path of the file in the content folder. */
  path: string;
  /** Encodes the text for this place. */
  encode(text: string): string;
  /** Returns the whole file with the encoded text in it. */
  wrap(written: string): string;
}

const quoteText = (text: string) => JSON.stringify(text);
const indentText = (indent: string) => (text: string) => text.replace(/^(?=.)/gm, indent);
const joinLines = (text: string) => {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.join(" ").trim();
};

const page = (fields: string) => `route: /more\ntitle: More\ndescription: More.\n${fields}`;
const article = (fields: string) =>
  `id: more\ntitle: More\nexcerpt: More of it.\nimage: {src: shop.svg, alt: A shop}\ncategory: care\ndate: 2024-02-03\nauthor: ada\nreadingMinutes: 1\n${fields}`;

/** All kinds of places: long and short texts, block, quoted and plain scalars, and a whole file. */
export const textEmbeddings: Readonly<Record<string, TextContainer>> = {
  body: {
    path: "articles/more.yaml",
    encode: indentText("  "),
    wrap: (written) => article(`body: |\n${written}\n`),
  },
  "quoted body": {
    path: "articles/more.yaml",
    encode: quoteText,
    wrap: (written) => article(`body: ${written}\n`),
  },
  prose: {
    path: "pages/more.yaml",
    encode: indentText("      "),
    wrap: (written) => page(`blocks:\n  - type: prose\n    body: |\n${written}\n`),
  },
  title: {
    path: "pages/more.yaml",
    encode: quoteText,
    wrap: (written) =>
      `route: /more\ntitle: ${written}\ndescription: More.\nblocks:\n  - type: article-list\n`,
  },
  unquoted: {
    path: "pages/more.yaml",
    encode: joinLines,
    wrap: (written) =>
      `route: /more\ndescription: More.\ntitle: ${written}\nblocks:\n  - type: article-list\n`,
  },
  lead: {
    path: "pages/more.yaml",
    encode: quoteText,
    wrap: (written) => page(`blocks:\n  - type: hero\n    title: A\n    lead: ${written}\n`),
  },
  route: {
    path: "pages/more.yaml",
    encode: quoteText,
    wrap: (written) => `route: ${written}\ntitle: More\ndescription: More.\nblocks: []\n`,
  },
  answer: {
    path: "faq.yaml",
    encode: quoteText,
    wrap: (written) =>
      `- id: which-brands\n  question: Which brands?\n  answer: ${written}\n- id: how-long\n  question: How long?\n  answer: A day.\n`,
  },
  plan: {
    path: "plans.yaml",
    encode: quoteText,
    wrap: (written) =>
      `- {id: city, name: City, description: Daily., price: 19, period: month, features: [${written}]}\n`,
  },
  "whole file": {
    path: "pages/more.yaml",
    encode: (text) => text,
    wrap: (written) => written,
  },
};
