import { studioLanguage } from "../../studio-locale.en.ts";
import type { fileOperationStrings as inPortuguese } from "./strings.pt-br.ts";

const kinds: Readonly<Record<string, string>> = {
  pages: "New page",
  articles: "New article",
  documents: "New document",
  spreadsheets: "New spreadsheet",
};

/** Strings of the file operations, such as create, move and remove. */
export const fileOperationStrings: typeof inPortuguese = {
  kinds,
  otherKind: (d) => `New: ${d.kind}`,
  create: "Start something new",
  title: "Title",
  copyOf: (d) => `${d.title} (copy)`,
  address: (d) => `Address: ${d.name}`,
  code: (d) => `ID: ${d.name}`,
  addressField: "Address",
  codeField: "ID",
  changeName: "Change",
  draftNote: "It starts as a draft: visitors won’t see it until you put it live.",
  make: "Create draft",
  makeFile: "Create",
  duplicate: (d) => `Duplicate “${d.title}”`,
  made: (d) => `“${d.title}” was created as a draft.`,
  madeFile: (d) => `“${d.title}” was created.`,
  moveOf: (d) => `Change the address of “${d.title}”`,
  newAddress: "New address",
  byTitle: (d) => `Use the title: ${d.name}`,
  kept: "Anyone using the old address will be taken to the new one.",
  moveIt: "Change address",
  moved: (d) => `The address is now ${d.name}.`,
  changesIn: (count) =>
    count === 1 ? "This changes in 1 place:" : `This changes in ${count} places:`,
  changesNowhere: "Nothing else on the site leads to this address.",
  remove: "Remove",
  removeOf: (d) => `Remove “${d.title}”`,
  whereTo: "Where should the old address lead now?",
  linksIn: (count) =>
    count === 1
      ? "1 place leads to this address, and will lead there instead:"
      : `${count} places lead to this address, and will lead there instead:`,
  dropItem: "Remove this item",
  binNote: "It stays in the bin for 90 days.",
  removed: (d) => `“${d.title}” was moved to the bin. Undo brings it back.`,
  home: "Home",
  cannot: "This can’t be done yet:",
  refused: "The content changed in the meantime. Close this dialog box and try again.",
  unkept: "The bin couldn’t keep the page, so it wasn’t removed. Try again.",
  cancel: "Cancel",
  wait: "Looking at what will change…",
  uses: "Where it is used",
  usesOf: (d) => `Where it is used: ${d.name}`,
  seeking: "Searching…",
  usedIn: (count) => (count === 1 ? "In 1 place:" : `In ${count} places:`),
  usedNowhere: "Nothing on the site uses this.",
  bin: "Bin",
  binEmpty: "The bin is empty. What you remove stays here for 90 days.",
  binned: (d) =>
    `Removed on ${new Date(d.time).toLocaleDateString(studioLanguage, { dateStyle: "long" })} · ${d.name}`,
  bringBack: "Restore",
  broughtBack: (d) => `“${d.title}” is back.`,
  erase: "Delete permanently",
  eraseSure: "Really delete it?",
  erased: (d) => `“${d.title}” was deleted permanently.`,
};
