import { short } from "../../text/phrases.en.ts";
import type { pastedMessages as portuguese } from "./messages.pt-br.ts";

/** What a text brought along from another program, as a visitor would read it. */
export const pastedMessages: typeof portuguese = {
  "chat-marks": (d) =>
    `The site would show the symbols in "${short(d.text)}". Italics are written *like this*, bold **like this**.`,
  "heading-in-line": (d) =>
    `This text can’t have headings inside it: the site would show "${d.marks}". Delete it.`,
  "excel-error": (d) =>
    `"${d.text}" is an Excel error that came along with the text. Write the value.`,
  "angle-address": (d) =>
    `The site would show "${short(d.text)}" as it is. A link is written like this: [text](address).`,
  "filler-text": (d) => `"${short(d.text)}" is placeholder text. Write what belongs here.`,
  "odd-amount": (d) =>
    `In "${short(d.text)}" the comma and the point have been swapped: in Brazil, a comma comes before the cents.`,
  "bare-address": (d) =>
    `This address would show up as text, without a link: "${short(d.address)}". A link is written like this: [text](address).`,
  "parted-word": (d) =>
    `The site would show "${short(d.shown)}", with a space in the middle. Write the whole word on one line.`,
  "pasted-numbers": (d) =>
    d.isMendable
      ? `The sign "${d.sign}" does not make a list: the lines would run together. Write 1. at the start of the line.`
      : `The sign "${d.sign}" does not make a list: the lines would run together. Start each one with "- ", or with 1. 2. 3.`,
};
