import type { ChangedFile, CommitInfo } from "../../backend-contract/history.ts";
import { studioLanguage } from "../../studio-locale.en.ts";
import { appStrings } from "../strings.en.ts";
import type { historyStrings as inPortuguese } from "./strings.pt-br.ts";

const mediaChangeStrings: Record<ChangedFile["kind"], string> = {
  new: "added",
  changed: "the file was replaced",
  gone: "removed",
};

/** Strings of the history: changes, commits, earlier values. */
export const historyStrings: typeof inPortuguese = {
  since: "Since when",
  sinceDays: {
    0: "Since I opened the studio",
    1: "Since yesterday",
    7: "7 days ago",
    30: "30 days ago",
  },
  changedSince: (day) => `What has changed for visitors since the start of ${formatShortDay(day)}:`,
  noneSince: (day) => `Nothing has changed since the start of ${formatShortDay(day)}.`,
  reach: (moment) =>
    `The studio’s journal only goes back to ${formatShortDay(moment)} at ${formatTime(moment)}: it doesn’t know what changed before that.`,
  changedSinceThen: "What has changed for visitors since then:",
  noneSinceThen: "Nothing has changed since then.",
  keptVersions: "Saved versions",
  inJournal: "From the studio’s journal",
  newestVersion: (version, now) =>
    `Latest saved version (${formatCommitTime(version, now)}, ${version.who})`,
  keptVersion: (version, now) =>
    `Version of ${formatDayAndMonth(new Date(version.time), now)}, ${version.who}: ${version.words}`,
  keptAt: formatCommitTime,
  changedSinceKept: (d) => `What has changed since the version saved ${d.moment} by ${d.who}:`,
  noneSinceKept: (d) => `Nothing has changed since the version saved ${d.moment} by ${d.who}.`,
  noVersions:
    "There are no saved versions yet: until the first one, changes come from the studio’s journal.",
  olderElsewhere: "The oldest versions aren’t on this computer.",
  allTexts: "Text",
  media: "Pictures and documents",
  became: mediaChangeStrings,
  sameForVisitors: "changed only inside the file: visitors see no difference",
  unread: "The studio’s journal couldn’t be read just now. Try again in a little while.",
  versionsOf: (d) => `Version history: ${d.name}`,
  versionsKnown: (count) =>
    count === 1
      ? "Changed once, as far as the studio knows."
      : `Changed ${count} times, as far as the studio knows.`,
  versionAt: (moment) => `${formatShortDay(moment)} at ${formatTime(moment)}`,
  versionNow: "This is the current version.",
  versionKept: (version, now) =>
    `Saved ${formatCommitTime(version, now)} by ${version.who}: ${version.words}`,
  versionUnkept: "Not saved in a version yet.",
  versionFirst: "Before that",
  bringVersion: "Restore this version",
  versionBack: (d) =>
    `${d.name}: an earlier version is back. Undo brings back the one you had just now.`,
  bringSite: "Restore the whole site to this version",
  bringing: "Restoring the site to this version…",
  siteBack: (d) =>
    `The whole site is back to the version saved ${d.moment}. Undo brings back the one you had just now. Visitors will see the change once you publish.`,
  versionRefused:
    "This version couldn’t be restored: the part it belongs to is no longer in the file.",
  yes: "yes",
  no: "no",
  takeBack: "Change back",
  takeBackWhole: "Change this whole text back",
  takenBack: (d) => `${d.subject}: changed back. Undo brings the change back.`,
  notTaken: "The content changed in the meantime, so the list has been updated. Please try again.",
};

/**
 * Formats the time of a commit: "today at 09:05", "yesterday at 18:02", "on 12 November at 10:00".
 */
function formatCommitTime({ time }: CommitInfo, now: Date): string {
  const moment = new Date(time);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (moment.toDateString() === yesterday.toDateString())
    return `yesterday at ${formatTime(moment)}`;
  if (moment.toDateString() === now.toDateString()) return appStrings.moment(moment, now);
  return `on ${formatDayAndMonth(moment, now)} at ${formatTime(moment)}`;
}

/** Formats a day: "12 November", with the year unless it is the current one. */
function formatDayAndMonth(moment: Date, now: Date): string {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return moment.toLocaleDateString(studioLanguage, { day: "numeric", month: "long", year });
}

/** Formats a day: "12 Nov". With digits only, it would be ambiguous for Americans. */
function formatShortDay(moment: Date): string {
  return moment.toLocaleDateString(studioLanguage, { day: "numeric", month: "short" });
}

function formatTime(moment: Date): string {
  return moment.toLocaleTimeString(studioLanguage, { hour: "2-digit", minute: "2-digit" });
}
