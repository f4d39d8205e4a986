import type { CommitInfo } from "../../backend-contract/history.ts";
import { formatDisplayDate, studioLanguage } from "../../studio-locale.en.ts";
import { historyStrings } from "../history/strings.en.ts";
import type { PublishProgress } from "./publish-progress.ts";
import type { publishStrings as inPortuguese } from "./strings.pt-br.ts";

/** Strings about committing and publishing. */
export const publishStrings: typeof inPortuguese = {
  ready: (d) => `Before going live: ${d.open} of ${d.all} to do`,
  isDone: "Done: ",
  isOpen: "To do: ",
  isChoice: "Optional: ",
  looking: "Looking at what has changed since the last saved version…",
  first:
    "No version has been saved yet. This will be the first, with all the site’s text, pictures and documents:",
  firstSummary: "First version",
  toKeep: (d) =>
    `${d.count === 1 ? "1 change" : `${d.count} changes`} since the last version, saved ${describeCommitTimeAndAuthor(d)}:`,
  nothing: (d) =>
    `Everything is saved: nothing has changed since the last version, saved ${describeCommitTimeAndAuthor(d)}.`,
  maybeLive: "If it isn’t live yet, tell whoever publishes the site.",
  empty: "There is nothing to save yet.",
  summary: "This version in one line",
  name: "Your name",
  nameNote: "It is shown on the versions you save. You are only asked this once.",
  keep: "Save this version",
  keepAnyway: "Save anyway",
  publishAnyway: "Publish anyway",
  lostForms: (count) =>
    count === 1
      ? "A form says that the message was sent, but nobody receives it. Choose where its messages go:"
      : `${count} forms say that the message was sent, but nobody receives it. Choose where their messages go:`,
  keeping: "Saving…",
  notLive: "Visitors won’t see this version until the site is published.",
  notLiveBy: (d) =>
    `This version will be saved under the name ${d.name}. Visitors won’t see it until the site is published.`,
  kept: (d) => `Version saved ${historyStrings.keptAt(d.version, d.now)} by ${d.version.who}.`,
  toSend: "Visitors can’t see it yet. To put it live, tell whoever publishes the site.",
  publish: "Save and publish",
  goesLive: "The version will be saved and sent; visitors will see it a few minutes later.",
  goesLiveBy: (d) =>
    `This version will be saved under the name ${d.name} and sent; visitors will see it a few minutes later.`,
  unsent: (count) =>
    count === 1
      ? "1 saved version hasn’t been sent yet: visitors can’t see it."
      : `${count} saved versions haven’t been sent yet: visitors can’t see them.`,
  send: "Send now",
  again: "Try again",
  mayClose: "You can close this dialog box: the studio keeps waiting.",
  steps: describePublishProgress,
  came: (all) =>
    `What ${formatNameList([...new Set(all.map(({ who }) => who))])} sent has been added, and is already here.`,
  whole: "The whole file, which can’t be merged part by part.",
  mine: (text) => `Here: ${describeConflictingText(text)}`,
  theirs: (text) => `There: ${describeConflictingText(text)}`,
  choose: "To keep theirs, enter it here and publish again. To keep yours, check with them first.",
  sendMine: "Send my version",
  done: "Close",
  countIn: (d) => `${d.group}: ${d.count} changes`,
  listed: formatNameList,
  more: (count) => `${count} more`,
};

function describePublishProgress(sending: PublishProgress): string {
  switch (sending.step) {
    case "sending":
      return "Sending…";
    case "offline":
      return `${sending.message} The studio tries again automatically once there is a connection.`;
    case "waiting":
      return "Sent. Waiting for the site…";
    case "live":
      return describeLiveSite(sending);
    case "old":
      return `The version was sent, but after 10 minutes ${sending.address ?? "the site"} still shows the previous one. Ask whoever looks after the site to check whether the build has stopped.`;
    case "clashing":
      return sending.theirs
        ? `Nothing was sent: ${sending.theirs.who} changed the same thing as you, ${historyStrings.keptAt(sending.theirs, new Date())}. Your version is saved.`
        : "Nothing was sent: somebody else changed the same thing as you. Your version is saved.";
    case "stopped":
      return sending.message;
  }
}

/** Formats a list of names: "Plans, Questions and Team". */
function formatNameList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** Says since when the site is live, or that its daily build has stopped. */
function describeLiveSite({
  at,
  since,
  missed,
}: Extract<PublishProgress, { step: "live" }>): string {
  if (at !== undefined) return `Live at ${formatTime(at)}.`;
  if (since === undefined) return "It is live.";
  const from = `Live since ${formatMoment(since)}.`;
  if (!missed) return from;
  const became = missed.kind === "appears" ? "have appeared" : "have come down";
  return `${from} But it has fallen behind: “${missed.name}” should ${became} on ${formatDisplayDate(missed.date)}, and the site only changes on the day if it is built again every day. Ask whoever publishes the site to find out why that stopped.`;
}

function formatMoment(moment: number): string {
  return new Date(moment).toLocaleString(studioLanguage, {
    ...{ day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit" },
  } as const);
}

function formatTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(studioLanguage, {
    hour: "2-digit",
    minute: "2-digit",
  });
}

function describeConflictingText(text?: string): string {
  if (text === undefined) return "removed";
  return text.length > 200 ? `“${text.slice(0, 200)}…”` : `“${text}”`;
}

function describeCommitTimeAndAuthor({ newest, now }: { newest: CommitInfo; now: Date }): string {
  return `${historyStrings.keptAt(newest, now)} by ${newest.who}`;
}
