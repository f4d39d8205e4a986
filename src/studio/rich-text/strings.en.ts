import type { richTextStrings as inPortuguese } from "./strings.pt-br.ts";

/** Texts of the body editor. */
export const richTextStrings: typeof inPortuguese = {
  tools: "Text formatting",
  heading: "Heading",
  subheading: "Subheading",
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  bullets: "Bulleted list",
  numbers: "Numbered list",
  quote: "Pull quote",
  table: "Table",
  image: "Picture",
  file: "File",
  picture: "Picture in the text",
  alt: "Description",
  whyAlt: "What does it show? People who can’t see the picture will hear this sentence.",
  caption: "Caption, if any",
  changePicture: "Replace the picture",
  removePicture: "Remove the picture",
  rule: "Dividing line",
  addRow: "Row below",
  addColumn: "Column to the right",
  removeRow: "Remove the row",
  removeColumn: "Remove the column",
  keys: "Alt+F10 goes to the formatting bar; Esc leaves the text.",
  lost: "A character or style in this passage can’t be used here. The words were kept; check how they look.",
  missingPictures: (count) =>
    count === 1
      ? "1 picture was not pasted: it stayed where the text came from. Save it as a file and use the “Picture” button."
      : `${count} pictures were not pasted: they stayed where the text came from. Save them as files and use the “Picture” button.`,
  tooLongToPaste:
    "This is too much text to paste at once. Paste it in parts of up to 100,000 characters; the text that was here is unchanged.",
  tooLongToType:
    "This text is too long to type here on the page. Change it in its field, beside the page.",
  nameFile: "Type the link text, then press the right arrow key to leave the link.",
  chooseWords: "First select the words you want to turn into a link.",
};
