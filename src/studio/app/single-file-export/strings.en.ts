import type { singleFileDialogStrings as inPortuguese } from "./strings.pt-br.ts";

/** Strings of the single-file export. */
export const singleFileDialogStrings: typeof inPortuguese = {
  show: "Share",
  showSomebody: "Share a preview",
  before: "Share a preview first…",
  title: "Share a preview before publishing",
  explained:
    "Makes a file to send by email or WhatsApp. It opens on a phone or a computer, without the internet, and shows what is written right now, with drafts marked. Nothing is published.",
  what: "What to share",
  whole: "The whole site",
  onlyThis: (d) => `Only this page: ${d.page}`,
  make: "Download the file",
  making: "Making the file…",
  failed: "The file couldn’t be made. Close this dialog box and try again: nothing is lost.",
  done: (d) => `“${d.name}” (${d.size}) has been downloaded.`,
  send: "It is in your downloads folder. Send it as an attachment; whoever receives it replies to you.",
  close: "Close",
};
