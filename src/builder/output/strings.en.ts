import type { ScheduledChange } from "../../model/content-schedule.ts";
import { countWithNoun, excerpt, formatKilobytes } from "../../yaml/phrases.en.ts";
import type { OverBudget } from "../html/budget.ts";
import type {
  buildStrings as portuguese,
  describeProgress as portugueseProgress,
  writeStrings as portugueseWrite,
} from "./strings.pt-br.ts";

/** Exceeded budgets with size, limit and advice, for authors of components and themes. */
const overBudgetStrings: Record<OverBudget["what"], (found: OverBudget) => string> = {
  opening: ({ route, ...size }) =>
    `The beginning of the page ${route} is heavy, even when compressed: ${describeSizeAndLimit(size)}. Text doesn’t count; make the markup and styles of the first blocks lighter.`,
  picture: ({ route, ...size }) =>
    `A drawing inside the page ${route} is heavy: ${describeSizeAndLimit(size)}. Keep it in a file of its own.`,
  fonts: (size) =>
    `The fonts of the theme are heavy: ${describeSizeAndLimit(size)}. In theme.yaml, use fewer axes (wght, opsz) or fewer styles.`,
  preloads: ({ bytes, limit }) =>
    `The theme asks for ${countWithNoun(bytes, "font file")} before it shows any text; the limit is ${limit}. In theme.yaml, leave "preload: true" only on the fonts of the first screen.`,
};

function describeSizeAndLimit({ bytes, limit }: Pick<OverBudget, "bytes" | "limit">): string {
  return `${formatKilobytes(bytes)} KB, and the limit is ${formatKilobytes(limit)} KB`;
}

/** The maximum number of changes to list. */
const mostChanges = 5;

/** Formats the next automatic changes of the site, one line for each. */
function describeUpcomingChanges(changes: readonly ScheduledChange[]): string {
  const lines = changes.slice(0, mostChanges).map(({ date, kind, name }) => {
    return `  ${formatShortDate(date).padStart(11)}  ${kind === "appears" ? "appears   " : "comes down"}  ${excerpt(name)}`;
  });
  const more = changes.length - lines.length;
  return [
    "Upcoming changes, which only take effect if the site is built again on that day:",
    ...lines,
    ...(more > 0 ? [`  … and ${more} more.`] : []),
  ].join("\n");
}

/** Formats a date with the month as a word, because London and Boston read numbers differently. */
function formatShortDate(date: string): string {
  const shown = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", shown);
}

/** Messages of the commands that build a site, in the language of editors. */
export const buildStrings: typeof portuguese = {
  check: "Checking the content",
  assets: "Preparing fonts, pictures and scripts",
  pages: "Building the pages",
  built: ({ pages, out, seconds }) =>
    `The site is ready in ${out}: ${countWithNoun(pages, "page")} in ${seconds} s.`,
  oneFile: ({ file, bytes }) =>
    `The file to share is ready: ${file} (${formatKilobytes(bytes)} KB).`,
  upcoming: describeUpcomingChanges,
  overBudget: (found) => `Warning: ${overBudgetStrings[found.what](found)}`,
  kept: ({ out }) => `The site in ${out} stays as it was.`,
  notBuilt: ({ out, command }) => `There is no finished site in ${out}. First run: ${command}`,
  servers: ({ lines }) =>
    ["Name the server or host:", ...lines.map((line) => `  ${line}`)].join("\n"),
  sayHost: ({ host }) =>
    `Write this in site.yaml: hosting: ${host}\nThen the check before publishing knows which forms work there.`,
  noScene: ({ folder, name, known, suggestion }) =>
    name === undefined
      ? `There are no scenes in ${folder}.`
      : `There is no scene "${excerpt(name)}" in ${folder}.${suggestion ? ` Did you mean "${suggestion}"?` : ` The scenes are: ${known.join(", ")}.`}`,
  serving: ({ address }) => `The site is at ${address}   (to stop: Ctrl+C)`,
  previewing: ({ address }) => `Preview at ${address}   (save a file and look; to stop: Ctrl+C)`,
  gallery: ({ address }) => `All blocks at ${address}`,
  studio: "The studio is open at this address (to stop: Ctrl+C):",
  staticStudio: ({ target }) =>
    `The studio is in "${target}": put these files on a server with https, at the root of an address of their own (such as studio.example.com). Nothing needs installing to use it.`,
  noSite: ({ content }) =>
    `There is no site content in "${content}": the file site.yaml is missing. Check the name of the folder.`,
  studioAgain: "To open it in the browser again, press Enter in this window.",
  notOpened: "The browser didn’t open by itself: copy the address above and open it there.",
};

/** Reasons why the disk cannot be written, by error code. */
export const writeStrings: typeof portugueseWrite = {
  ENOSPC: diskFullMessage,
  EDQUOT: diskFullMessage,
  EACCES: noPermissionMessage,
  EPERM: noPermissionMessage,
  EROFS: noPermissionMessage,
};

function diskFullMessage(out: string): string {
  return `There isn’t enough disk space to write the site to ${out}. Free some space and run the command again; the old site stays as it was.`;
}

function noPermissionMessage(out: string): string {
  return `You don’t have permission to write the site to ${out}. Choose another folder with --out, or change the permission; the old site stays as it was.`;
}

/** Formats the progress of a step: parts done, parts per second, and the remaining time. */
export const describeProgress: typeof portugueseProgress = ({ done, all, perSecond }) => {
  const left = Math.ceil((all - done) / perSecond);
  return `${done} of ${all}, ${Math.round(perSecond)} a second, ${left} s left`;
};
