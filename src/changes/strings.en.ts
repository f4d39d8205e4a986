import type { changeStrings as portuguese } from "./strings.pt-br.ts";

/** The sentences of the `changes` command. */
export const changeStrings: typeof portuguese = {
  line: (d) => `${d.subject}: ${d.what}${d.where}`,
  changed: (d) => `${d.field}${d.before} → ${d.after}`,
  added: (d) => `now has ${d.after}`,
  removed: (d) => `no longer has ${d.before}`,
  filled: (d) => `${d.field}is now ${d.after}`,
  emptied: (d) => `${d.field}is gone (it was ${d.before})`,
  reordered: (d) => `${d.field}is in a new order: ${d.after}`,
  fileAdded: "is new",
  fileRemoved: "is gone",
  paragraphAdded: (d) => `new passage ${d.after}`,
  paragraphRemoved: (d) => `without the passage ${d.before}`,
  yes: "yes",
  no: "no",
  everywhere: " (on all pages)",
  nowhere: " (not shown on any page)",
  unknown: " (the pages cannot be listed until the mistakes in the content are corrected)",
  on: (d) => ` (on ${joinWithAnd(d.routes)})`,
  kinds: {
    "page.json": (d) => `Page ${d.name}`,
    "article.json": (d) => `Article “${d.name}”`,
    "document.json": (d) => `Document “${d.name}”`,
    "spreadsheet.json": (d) => `Spreadsheet “${d.name}”`,
  },
  picture: (d) => `Picture ${d.name}`,
  pictureChanged: "the file was replaced",
  none: (d) => `Nothing in the content has changed since ${d.from}.`,
  summary: (d) =>
    d.changes === 1
      ? `1 change in the content since ${d.from}.`
      : `${d.changes} changes in the content since ${d.from}.`,
  lastCommit: "the last saved version",
  problems: {
    "no-repository": () => "This folder has no history (git), so there is nothing to compare with.",
    "no-revision": (d) => `There is no version "${d.revision}" in the history.`,
    "no-content": (d) => `The version "${d.revision}" has no content folder.`,
    "no-folder": (d) => `There is no folder ${d.directory}.`,
  },
};

/** Joins names for a sentence: "/, /blog and /contact". */
function joinWithAnd(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
