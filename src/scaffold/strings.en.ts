import { defaultTradeText } from "../check/template-texts/new-file-strings.en.ts";
import { countWithNoun } from "../yaml/phrases.en.ts";
import type { starterStrings as portuguese } from "./strings.pt-br.ts";

/** Strings of `prelo new`. */
export const starterStrings: typeof portuguese = {
  questions: {
    name: "Name of the site or business",
    trade: "What you do, in a sentence",
    phone: "Phone",
    email: "Email",
    country: "Country",
    language: "Language of the site",
  },
  begin: "Press Enter to accept what is in brackets; everything can be changed later.",
  stopped: "Stopped: nothing was created.",
  trade: defaultTradeText,
  mailbox: "hello",
  country: "GB",
  language: "en-GB",
  languages: /^en(?:[-_][a-z]{2})?$/i,
  readMe: "README.md",
  fileNames: { page: "page", article: "article" },
  siteName: "My site",
  rights: (d) =>
    `The law that gives you these rights: ${d.law}. If you think we have not followed it, you can complain to the authority: ${d.authority}.`,
  authorities: {
    AR: "Agency of Access to Public Information (AAIP)",
    BR: "National Data Protection Authority (ANPD)",
    DE: "data protection authority of the state you live in (Landesdatenschutzbehörde)",
    FR: "French Data Protection Authority (CNIL)",
    GB: "Information Commissioner’s Office (ICO)",
    IE: "Data Protection Commission (DPC)",
    PT: "Portuguese Data Protection Authority (CNPD)",
  },
  wrong: {
    name: (d) => `The name needs 1 to ${d.most} characters, without line breaks or \${.`,
    trade: (d) => `The sentence needs 1 to ${d.most} characters, without line breaks or \${.`,
    phone: (d) =>
      `Enter the phone number as it is written in that country, with its area code where there is one, like this: ${d.phone}`,
    email: () => "Write an email address, like this: hello@example.example",
    country: () =>
      "A new site can start from the examples for Brazil (BR), Portugal (PT), the United Kingdom (GB), Ireland (IE), the United States (US), Germany (DE), France (FR) and Argentina (AR). For another country, begin with one of these and change the country and the details in site.yaml.",
    language: () =>
      "Enter a language code, such as en-GB, de, fr or es. For a site in Portuguese, start again with --language pt-BR, or pt-PT.",
  },
  taken: (d) =>
    `The folder ${d.folder} already has ${d.found}, and nothing was changed. Create the site in a folder without it.`,
  faulty: (d) =>
    `${d.file} can’t be changed as it stands, and nothing was changed. Check the content first.`,
  manifest:
    "package.json can’t be read as it stands, and nothing was created. Correct it, or create the site in another folder.",
  answersUnfit: (d) =>
    `With these answers the site would begin with a mistake, so nothing was created: ${d.reason}`,
  nameMissing: {
    page: "The title of the page is missing.",
    article: "The title of the article is missing.",
    block: "The name of the block is missing.",
  },
  nameExample: { page: "About us", article: "Bank holiday in May", block: "menu" },
  forExample: (d) => `${d.sentence} Write, for example: ${d.line}`,
  noSite: (d) =>
    `There is no site in the folder ${d.content}: site.yaml is missing, and nothing was changed.`,
  beginFirst: (d) => `${d.sentence} To start a site: ${d.line}`,
  blockTaken: (d) => `Prelo already has a block "${d.type}". Choose another name.`,
  blockName: (d) =>
    `The name of a block begins with a letter, and "${d.name}" doesn’t. Choose another name.`,
  blockAlike: (d) =>
    `In the site’s code "${d.type}" would have the same name as the block "${d.other}", which is there already. Choose another name.`,
  registry: (d) =>
    `${d.file} isn’t written in a way Prelo knows, and nothing was changed. Add the block by hand.`,
  fileThere: (d) => `${d.file} already exists, and nothing was changed.`,
  unfit: (d) => `That name can’t be used, and nothing was changed: ${d.reason}`,
  part: (d) =>
    [
      ...d.files.map((file) => `New file: ${file}`),
      ...d.changed.map((file) => `Changed: ${file}`),
    ].join("\n"),
  nextOf: {
    page: (d) =>
      `It is a draft: write your text, and delete the line "draft: true" to publish it. In the browser: ${d.studio}`,
    article: (d) =>
      `It is a draft: write your text, and delete the line "draft: true" to publish it. In the browser: ${d.studio}`,
    block: (d) =>
      `Put it on a page, in the list blocks, with "- type: ${d.type}". After each change to its schema, update the types and the guide with: ${d.types}`,
  },
  nextOfBlog: (d) =>
    `The blog is new too, and is a draft. Once it is published, put a link to ${d.route} in site.yaml, in header.links.`,
  onePlace: "Name only one folder. If its name has spaces, put it in quotation marks.",
  contentName: (d) =>
    `The content folder has to be inside the folder of the site, and its name can only have letters, numbers, spaces and hyphens: ${d.example}`,
  made: (d) =>
    `The site is ${d.folder === "." ? "in this folder" : `in ${d.folder}`}: ${countWithNoun(d.files, "new file")}. The guide for whoever writes the content: ${d.guide}`,
  next: (d) =>
    [
      ...d.enter.map((line) => `First:            ${line}`),
      `To edit it:       ${d.studio}`,
      `To check it all:  ${d.check}`,
      `To see the site:  ${d.start}`,
    ].join("\n"),
};
