import type { pageStrings as inPortuguese } from "./strings.pt-br.ts";

/** Texts that the studio shows on the page in its frame, in English. */
export const pageStrings: typeof inPortuguese = {
  block: (d) => `Section: ${d.name}`,
  moveBlock: (d) => `Move ${d.name}: drag it, or press Alt with the up and down arrows`,
  marks: "Text style",
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  linkTo: "Page, https://, email or phone",
  unlink: "Remove link",
  noMark: "This text can’t be bold or italic.",
  noLink: "This text can’t have links.",
  notHere: "First select some words in this text.",
  joined: "This text is a single line: the paragraphs have been joined together.",
  bare: "This text can’t have styles or links: only the words were kept.",
  noPictures: "This text can’t have pictures: they were not pasted.",
  tooLong: (most) => `This text can have at most ${most} characters.`,
  factFrom: (source) =>
    `Comes from ${source}; changing it changes it everywhere on the site. Click to open it.`,
  factElsewhere: (source) => `This comes from ${source}. Change it in the field beside the page.`,
  openPage: (d) => `Open “${d.title}”`,
  addBelow: "Add a section below",
};
