import { countWithNoun, excerpt } from "../../yaml/phrases.en.ts";
import type { migrationStrings as portuguese } from "./strings.pt-br.ts";

/** Messages about a migration: each change, and the outcome. */
export const migrationStrings: typeof portuguese = {
  country: (d) =>
    `The dialling code ("${excerpt(d.code)}") was replaced by the country in the address: country: ${d.country}`,
  format: (d) =>
    `The check "${excerpt(d.format)}" of "${excerpt(d.label)}" no longer exists; the pattern of the number is now written beside it.`,
  renamed: (d) =>
    `${d.file}: the field "${d.from}" is now called "${d.to}"${formatRepeatCount(d)}.`,
  moved: (d) => `${d.file}: what was in "${d.from}" is now in "${d.to}"${formatRepeatCount(d)}.`,
  set: (d) =>
    `${d.file}: the field "${d.field}" was missing and has been added${formatRepeatCount(d)}.`,
  removed: (d) =>
    `${d.file}: the field "${d.field}" was removed, because it is no longer needed${formatRepeatCount(d)}.`,
  mapped: (d) =>
    `${d.file}: the field "${d.field}" now uses the current wording for the same value${formatRepeatCount(d)}.`,
  version: (d) => `The content is now at version ${d.version}.`,
  done: (d) =>
    d.files.length === 1
      ? `Updated: ${d.files.join()}. The original file is in ${d.kept}; to go back, copy it from there.`
      : `${countWithNoun(d.files.length, "file")} updated: ${d.files.join(", ")}. The original files are in ${d.kept}; to go back, copy them from there to the content folder.`,
  nothing: "The content is already up to date: there is nothing to change.",
  newer: (d) =>
    `This content was written for a newer Prelo (version ${d.version}; this one knows up to ${d.known}). Nothing was changed.`,
  missing: (d) => `There is no ${d.file}. Nothing was changed.`,
  refused: (d) =>
    `${d.file} could not be changed: ${d.reason} Correct the mistakes in it and try again. Nothing was changed.`,
  unwritten: (d) => `The content could not be changed: ${d.reason} Nothing was changed.`,
  meanwhile: "A file changed while this was going on. Try again.",
};

function formatRepeatCount({ count: all }: { count: number }): string {
  return all > 1 ? ` (${all} times)` : "";
}
