import type { ChangedFile, CommitInfo } from "../../studio/backend-contract/history.ts";
import { countWithNoun } from "../../yaml/phrases.en.ts";
import type {
  publishingStrings as portuguese,
  lastWorkflowRunStrings as portugueseLastRun,
} from "./strings.pt-br.ts";

const became: Record<ChangedFile["kind"], string> = {
  new: "added",
  changed: "changed",
  gone: "removed",
};

/** Strings of the publish command. */
export const publishingStrings: typeof portuguese = {
  mayBeRefused: (d) =>
    `Careful: publishing may be refused because of ${countWithNoun(d.count, "thing that shouldn’t", "things that shouldn’t")} go live. To see the list: ${d.line}`,
  willChange: "What will change on the site:",
  first: "This will be the first version, with all text, pictures and documents.",
  file: ({ path, kind }) => `${path}: ${became[kind]}`,
  unsent: (versions) =>
    versions === 1
      ? "1 saved version hasn’t been sent yet."
      : `${versions} saved versions haven’t been sent yet.`,
  ask: "Publish? (y/n) ",
  isYes: (answer) => /^y(?:es)?$/i.test(answer.trim()),
  notAsked: (d) =>
    `There was no way to ask for confirmation, so nothing was published. To publish without being asked: ${d.line}`,
  stopped: "Nothing was published.",
  name: "Your name, shown on the versions you save (you’re only asked this once): ",
  email: "Your email (press Enter if you’d rather not say): ",
  summary: (d) =>
    d.sentences.length === 1
      ? truncateSentence(d.sentences[0] ?? "")
      : `${d.sentences.length} changes`,
  firstSummary: "First version",
  kept: ({ words, who }) => `Saved: ${words} (${who})`,
  sending: "Sending…",
  sent: "Sent.",
  came: (all) =>
    `This also brought in what others had sent: ${all.map(({ who, words }) => `${who}, ${words}`).join("; ")}.`,
  behind:
    "What others have sent hasn’t reached this folder yet: the same files have changes here that aren’t saved as a version.",
  clashing: (theirs?: CommitInfo) =>
    theirs
      ? `Nothing was sent: ${theirs.who} changed the same thing as you, on ${formatDayAndTime(theirs.time)} (${theirs.words}).`
      : "Nothing was sent: somebody else changed the same thing as you.",
  clash: ({ path, field, mine, theirs }) =>
    [
      field === "" ? path : `${path}, ${field.slice(1).replaceAll("/", " › ")}`,
      ...(mine === undefined && theirs === undefined
        ? ["  the whole file, which can’t be merged part by part"]
        : [`  here:  ${mine ?? "(removed)"}`, `  there: ${theirs ?? "(removed)"}`]),
    ].join("\n"),
  choose:
    "To keep theirs, write it in the file and publish again. To keep yours, check with the other person and send it from the studio, under Publish.",
  waiting: "Waiting for the site…",
  live: (d) =>
    `Live since ${d.moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}: ${d.address}`,
  old: (d) =>
    `The version was sent, but after ${d.minutes} minutes ${d.address} still shows the previous one. Check on your host’s website whether the build of the site has finished, or why it stopped.`,
};

function truncateSentence(sentence: string): string {
  const line = sentence.replace(/\s+/g, " ").trim();
  return line.length <= 90 ? line : `${line.slice(0, 90).replace(/\s+\S*$/, "")}…`;
}

/**
 * Formats a time with the name of the month, because London and Boston read numeric dates
 * differently.
 */
function formatDayAndTime(time: number): string {
  const shown = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(time).toLocaleString("en-GB", shown);
}

/** Strings about when the live site was published. */
export const lastWorkflowRunStrings: typeof portugueseLastRun = {
  when: (d) => {
    const shown = { dateStyle: "medium", timeStyle: "short" } as const;
    try {
      return d.moment.toLocaleString("en-GB", { ...shown, timeZone: d.zone });
    } catch {
      return d.moment.toLocaleString("en-GB", shown);
    }
  },
  same: (d) => `${d.address} is live with this content${d.when ? `, published on ${d.when}` : ""}.`,
  other: (d) =>
    `What is live at ${d.address}${d.when ? `, published on ${d.when},` : ""} isn’t this content yet.`,
  missed: (d) =>
    `${d.address} has fallen behind: it was published on ${d.when}, and “${d.missed.name}” should have ${d.missed.kind === "appears" ? "appeared" : "come down"} on ${formatCalendarDay(d.missed.date)}. The daily build has stopped (GitHub switches it off after 60 days without changes): switch it on again on your host’s website.`,
  silent: (d) =>
    `There is no way to tell when the site was published: ${d.address} isn’t answering.`,
  untold: (d) =>
    `What is at ${d.address} doesn’t say what content it was built from: it isn’t this site yet, or it is an older version.`,
};

function formatCalendarDay(date: string): string {
  const shown = { dateStyle: "medium", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", shown);
}
