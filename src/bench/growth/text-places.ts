/** A place of the content that holds a text. */
export interface TextPlace {
  /** Path of the file in the content folder. */
  path: string;
  /** Encodes the text for this place. */
  encode(text: string): string;
  /** Returns the whole file with the encoded text in it. */
  wrap(written: string): string;
}

const inQuotes = (text: string) => JSON.stringify(text);
const inBlock = (indent: string) => (text: string) => text.replace(/^(?=.)/gm, indent);
const inLine = (text: string) => {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.join(" ").trim();
};

const page = (fields: string) => `route: /more\ntitle: More\ndescription: More.\n${fields}`;
const article = (fields: string) =>
  `id: more\ntitle: More\nexcerpt: More of it.\nimage: {src: shop.svg, alt: A shop}\ncategory: care\ndate: 2024-02-03\nauthor: ada\nreadingMinutes: 1\n${fields}`;

/** Places of all kinds: long and short texts, block, quoted and plain scalars, and a whole file. */
export const textPlaces: Readonly<Record<string, TextPlace>> = {
  body: {
    path: "articles/more.yaml",
    encode: inBlock("  "),
    wrap: (written) => article(`body: |\n${written}\n`),
  },
  "quoted body": {
    path: "articles/more.yaml",
    encode: inQuotes,
    wrap: (written) => article(`body: ${written}\n`),
  },
  prose: {
    path: "pages/more.yaml",
    encode: inBlock("      "),
    wrap: (written) => page(`blocks:\n  - type: prose\n    body: |\n${written}\n`),
  },
  title: {
    path: "pages/more.yaml",
    encode: inQuotes,
    wrap: (written) =>
      `route: /more\ntitle: ${written}\ndescription: More.\nblocks:\n  - type: article-list\n`,
  },
  unquoted: {
    path: "pages/more.yaml",
    encode: inLine,
    wrap: (written) =>
      `route: /more\ndescription: More.\ntitle: ${written}\nblocks:\n  - type: article-list\n`,
  },
  lead: {
    path: "pages/more.yaml",
    encode: inQuotes,
    wrap: (written) => page(`blocks:\n  - type: hero\n    title: A\n    lead: ${written}\n`),
  },
  route: {
    path: "pages/more.yaml",
    encode: inQuotes,
    wrap: (written) => `route: ${written}\ntitle: More\ndescription: More.\nblocks: []\n`,
  },
  answer: {
    path: "faq.yaml",
    encode: inQuotes,
    wrap: (written) =>
      `- id: which-brands\n  question: Which brands?\n  answer: ${written}\n- id: how-long\n  question: How long?\n  answer: A day.\n`,
  },
  plan: {
    path: "plans.yaml",
    encode: inQuotes,
    wrap: (written) =>
      `- {id: city, name: City, description: Daily., price: 19, period: month, features: [${written}]}\n`,
  },
  "whole file": {
    path: "pages/more.yaml",
    encode: (text) => text,
    wrap: (written) => written,
  },
};
