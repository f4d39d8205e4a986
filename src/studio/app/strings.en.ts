import type { SaveState } from "../session/session.ts";
import { formatDisplayDate, studioLanguage } from "../studio-locale.en.ts";
import type { appStrings as inPortuguese } from "./strings.pt-br.ts";

const saved: Record<SaveState, string> = {
  saved: "All saved",
  saving: "Saving…",
  draft: "Needs fixing",
  conflict: "Two versions",
  error: "Couldn’t save",
};

/** Strings of the studio around the preview. */
export const appStrings: typeof inPortuguese = {
  studio: "Studio",
  opening: "Opening the site…",
  frame: "The page",
  notLoaded:
    "Part of the studio couldn’t be loaded. Reload the page and try again: nothing is lost.",
  find: "Find a page, list or text",
  findHint: "Type part of the name or the text",
  findBlock: "Find a section",
  new: "New",
  found: (count) => `${count} found.`,
  foundBlocks: (count) => (count === 1 ? "1 section." : `${count} sections.`),
  noBlockFound: "No section matches these words.",
  drawing: "Drawing the sections with the site’s content…",
  absentHere: "It shows nothing on this page.",
  nothingFound: "Nothing matches these words.",
  pages: "Pages",
  articles: "Articles",
  lists: "Lists and settings",
  texts: "Text",
  hidden: "not live yet",
  widths: { desktop: "Desktop", tablet: "Tablet", phone: "Phone" },
  width: "Page width",
  scheme: { light: "Light", dark: "Dark" },
  look: "How the page is viewed",
  seenOn: "View as of",
  seenAsOn: (day) => `The page as visitors will see it on ${formatDisplayDate(day)}.`,
  absentOn: (day) => `On ${formatDisplayDate(day)} visitors can’t see this page.`,
  seeAll: "Show everything",
  hiddenPage: "Visitors can’t see this page yet.",
  steps: "Undo and redo",
  undo: "Undo",
  redo: "Redo",
  undone: (d) => `Undone: ${d.place}.`,
  redone: (d) => `Redone: ${d.place}.`,
  changes: "Changes",
  comparing: "Comparing with what was there before…",
  noChanges: (d) => `Nothing has changed since this studio page was opened, ${d.since}.`,
  changedSince: (d) =>
    `What has changed for visitors since this studio page was opened, ${d.since}:`,
  moment: formatMomentInSentence,
  before: "Before:",
  now: "Now:",
  nothing: "(empty)",
  everywhere: "On every page",
  seenIn: describePagesWithChange,
  preparing: "Preparing the picture…",
  prepared: "The picture is on the page. Now describe what it shows.",
  away: "The studio has stopped answering. Nothing is lost: leave this page open and start the studio again. What you write will be saved when it comes back.",
  saidOutside: (d) =>
    `“${d.place}” was changed outside the studio just now; it is already up to date here.`,
  savedLater: "Saved once the studio is back",
  savedAfter: "Will be saved later",
  publish: "Publish",
  publishSaved: "The content is correct and saved.",
  publishRight:
    "The content is correct and saved. To put it live, tell whoever publishes the site: the changes are already in the site’s files.",
  publishWrong: "Fix these before publishing:",
  willChange: "What will change",
  twoVersions: "There are two versions: choose which to keep.",
  close: "Close",
  repair: "Fix",
  saved,
  incomplete: "Incomplete",
  savedHere: "Saved, not live",
  keptHere: "Saved, not sent",
  sentHere: { sending: "Sending…", waiting: "Going live…", live: "Live" },
  panel: "Fields",
  blocks: "Sections of this page",
  page: "This page",
  pageDeeds: "Page actions",
  moveAddress: "Change address",
  uses: "Where it is used",
  add: "Add",
  addBlock: "Add a section",
  drag: "Drag, or press Alt with the up and down arrows",
  duplicate: "Duplicate",
  up: "Move up",
  down: "Move down",
  remove: "Remove",
  back: "Back",
  moved: (d) => `${d.name}, position ${d.place} of ${d.of}.`,
  removed: (d) => `${d.name} was removed. Undo brings it back.`,
  repeated: (d) => `${d.name} was duplicated.`,
  added: (d) => `${d.name} was added.`,
  addedForm: (d) =>
    `${d.name} was added. Choose where its messages go: until then nobody receives them.`,
  toComplete: (count) => `To complete (${count})`,
  toMend: (count) => `To fix (${count})`,
  wrong: (count) => `${count} to fix`,
  elsewhere: (d) => `In “${d.place}”, because of this change: ${d.message}`,
  stillTemplate: "This is still the template’s text: write your own.",
  ownCode: (d) =>
    `The site’s own code has an error, and the studio is carrying on with the previous one: ${d.fault}`,
  otherCode:
    "The site’s own code has changed since this studio was made: pages appear as they were before that change.",
  stale: "The page shows the last correct version; it catches up once the text is complete.",
  notShown: "This page only appears once it is complete; until then another one is shown here.",
  google: "On Google",
  chat: "On WhatsApp",
  conflict: (d) =>
    `“${d.place}” was changed outside the studio at the same time as here. Which version do you want to keep?`,
  here: "Here:",
  there: "Outside:",
  group: "(a group)",
  keepsBoth: "Nothing is lost: Undo brings back the one you don’t keep.",
  keepMine: "Keep my version",
  keepTheirs: "Keep the other version",
  marks: "Text style",
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  zip: "Download all content",
};

/** Formats a time within a sentence: "today at 09:05", or on another day "on 22 Nov at 09:05". */
function formatMomentInSentence(then: Date, now: Date): string {
  const time = then.toLocaleTimeString(studioLanguage, { hour: "2-digit", minute: "2-digit" });
  const isToday = then.toDateString() === now.toDateString();
  const day = then.toLocaleDateString(studioLanguage, { day: "numeric", month: "short" });
  return `${isToday ? "today" : `on ${day}`} at ${time}`;
}

/** The maximum number of pages to name. If there are more, the text gives only their number. */
const mostNamed = 3;

/**
 * Names the pages on which a change is visible. If the content has errors, says that they are
 * unknown.
 */
function describePagesWithChange(titles: readonly string[] | undefined): string {
  if (!titles) return "The pages appear here once the mistakes are fixed";
  if (titles.length === 0) return "Doesn’t appear on any page";
  const named = titles.slice(0, mostNamed).map((title) => `“${title}”`);
  const more = titles.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  const last = all.pop() ?? "";
  return `On ${all.length > 0 ? `${all.join(", ")} and ${last}` : last}`;
}
