import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";
import type { fieldStrings as inPortuguese } from "./strings.pt-br.ts";

/** Strings of the studio's fields. */
export const fieldStrings: typeof inPortuguese = {
  add: "Add",
  duplicate: "Duplicate",
  up: "Move up",
  down: "Move down",
  drag: "Drag, or press Alt with the up and down arrows",
  remove: "Remove",
  more: "More fields",
  addField: (title) => `+ ${title}`,
  whereUsed: "Where it is used",
  versions: "Version history",
  help: (title) => `Help: ${title}`,
  helperKeys: "Use the arrow keys to move between buttons; Esc goes back to the field.",
  switchedOn: (isCondition) => (isCondition ? "On if" : "When on, this"),
  without: "Without this",
  switchOff: "switch this off",
  ofThisSite: "from this site",
  unset: "Nothing chosen",
  standing: (label: string) =>
    `As set by the style: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`,
  choose: "Choose…",
  pick: "Choose",
  close: "Close",
  search: "Search",
  nothingFound: "Nothing found.",
  insertFact: "Insert a detail",
  uses: "uses:",
  fact: (label, name) => (label === "" ? name : label),
  openFact: (label) => `Open the detail ${label}`,
  number: {
    unreadable:
      "This can’t be read as a number. Use digits, with a point before the decimals: 12.50.",
    grouped: (plain, decimal) =>
      `It isn’t clear whether the comma separates thousands. Write ${plain} or ${decimal}.`,
    whole: "Write a whole number, without a decimal point.",
  },
  inWords: (words) => `In words: ${words}.`,
  length: (now, most) => `${now} of ${most} characters`,
  tooLongToPaste:
    "This is too much text to paste at once. Paste it in parts of up to 100,000 characters.",
  noPictures: "This text can’t have pictures: they were not pasted.",
  picturesOnPage: (count) =>
    count === 1
      ? "1 picture was not pasted: this field takes only words. Paste it into the text on the page."
      : `${count} pictures were not pasted: this field takes only words. Paste them into the text on the page.`,
  leadsTo: (label) => `Leads to: ${label}`,
  color: {
    light: "Light",
    dark: "Dark",
    pick: (title) => `Choose the ${localizeSpelling("colour")}: ${title}`,
    contrast: (ratio, ground) => `Contrast ${ratio}:1 with “${ground}”`,
  },
  media: {
    fromComputer: "Choose from this computer",
    ofSite: "From the site",
    allOfSite: (title) => `The site’s pictures: ${title}`,
    whyAlt: "Say in one sentence what it shows: people who can’t see the picture will hear this.",
    orDrop: "Or drop a picture here, or paste it with Ctrl+V.",
    orDropFile: "Or drop a PDF, a document or a spreadsheet here.",
    preparing: "Preparing the file…",
    elsewhere: (places) =>
      `Also appears in: ${places.slice(0, 4).join("; ")}${places.length > 4 ? ` and ${places.length - 4} more` : ""}.`,
  },
  focus: {
    across: "From the left (%)",
    down: "From the top (%)",
    point: (x, y) =>
      `Focal point: ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`,
  },
  ready: {
    title: "Ready-made",
    bare: "Blank",
    numbers: [],
    names: {
      phone: "Phone",
      email: "Email",
      date: "Date",
      consent: "Consent, with link",
    },
    phone: { name: "phone", label: "Phone", missing: "Enter your phone number", wrong: "" },
    email: {
      name: "email",
      label: "Email",
      missing: "Enter your email address",
      wrong: "Check your email address: something is missing",
    },
    date: { name: "date", label: "Date", missing: "Choose a date", wrong: "" },
    consent: {
      name: "consent",
      label: "I agree that my details may be used to answer this request",
      missing: localizeSpelling("Tick the box to send"),
      wrong: "",
    },
    readPrivacy: (address) => `Read the [privacy policy](${address}) first.`,
  },
  entries: {
    all: "Everything in the list",
    some: "Only the ones chosen, in this order",
    choose: "Add",
    open: "Open the list: change, add, reorder",
  },
  id: {
    label: (title, id) => `${title}: ${id === "" ? "will be made from the name" : id}`,
    keep: "Links and text on the site use this ID to find this item. Once the item is published, don’t change its ID.",
  },
  item: (title, number) => `${title} ${number}`,
  actionsFor: (name) => `Actions: ${name}`,
  action: (action, name) => `${action}: ${name}`,
  moved: (name, place, count) => `${name}: ${place} of ${count}.`,
  removed: (name) => `${name} was removed.`,
  copied: (name) => `${name} was duplicated.`,
  added: (name) => `${name} was added.`,
  empty: "The list is empty.",
  toFill: "to be filled in",
  troubles: (count) => (count === 1 ? "1 warning" : `${count} warnings`),
  key: "Name",
  newKey: "Name of the new field",
  badKey: "This name can’t be used here, or already exists.",
  blockType: "Type of section",
  foreign: (name) => `“${name}” isn’t one of the site’s details.`,
  unknownShape: "This can’t be changed here yet.",
};
