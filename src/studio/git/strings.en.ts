import type { BackendFailure, HistoryFailureCode } from "../backend-contract/failure.ts";
import type { createHistoryFailure as inPortuguese } from "./strings.pt-br.ts";

type HistoryFailureDetails = NonNullable<Parameters<typeof inPortuguese>[1]>;

const sentences: Record<HistoryFailureCode, (d: HistoryFailureDetails) => string> = {
  "no-git": () =>
    "The program that keeps versions (git) isn’t installed on this computer. The studio’s journal still keeps what you write, for 90 days.",
  "no-repository": () =>
    "This folder doesn’t keep versions. The studio’s journal still keeps what you write, for 90 days.",
  untrusted: () =>
    "Nobody has said yet that they trust this folder, so no version of it can be saved or published. If you trust it, close the studio and start it again with --trust.",
  foreign: () =>
    "The site’s folder belongs to another user of this computer, so its versions can’t be read here. Ask whoever looks after the site for help.",
  ignored: () =>
    "The site’s folder is left out of the versions (.gitignore). Ask whoever looks after the site to take it off that list.",
  unfinished: () =>
    "Whoever looks after the site is merging versions, and hasn’t finished yet. Save this version later; until then everything is saved in the files.",
  detached: () =>
    "The folder is showing an old version, and anything saved on top of it would be lost. Ask whoever looks after the site to go back to the newest one.",
  busy: () =>
    "Another program is saving a version right now. Try again in a little while; if it keeps happening, ask whoever looks after the site for help.",
  outdated: () =>
    "The content changed in the meantime, so the list has been updated. Check it and save again.",
  "nothing-new": () => "Nothing has changed since the last saved version.",
  "no-name": () => "Write your name, in letters: it is kept with the version.",
  "not-kept": ({ said }) =>
    `The version wasn’t saved, but nothing is lost: the content is still saved as it was.${quoteGitOutput(said)}`,
  unreadable: () =>
    "The saved versions couldn’t be read. The content is still saved in the files; ask whoever looks after the site for help.",
  "no-version": () => "This version is no longer on this computer.",
  "too-slow": () =>
    "Saving or reading versions took too long and was stopped; nothing is lost. Try again; if it keeps happening, ask whoever looks after the site for help.",
};

/** Creates a failure with its message. */
export const createHistoryFailure: typeof inPortuguese = (code, details = {}): BackendFailure => ({
  kind: "refused",
  code,
  message: sentences[code](details),
});

function quoteGitOutput(said = ""): string {
  return said === "" ? "" : ` The answer was: “${said}”`;
}
