import type { PersonIdentifier } from "../../forms/node/stored-messages.ts";
import { countWithNoun as counted, excerpt } from "../../yaml/phrases.en.ts";
import type { formReceiverStrings as portuguese } from "./strings.pt-br.ts";

export type { SiteTimeFormatter } from "./strings.pt-br.ts";

/** Strings of the commands that receive and read messages. */
export const formReceiverStrings: typeof portuguese = {
  noForms:
    "None of this site’s forms delivers to the site itself. First write this in site.yaml: delivery: worker",
  outdated: ({ out, command }) =>
    `The content has changed since ${out} was built, so the forms on the pages may differ. To build it again: ${command}`,
  atRoot: ({ base }) =>
    `On Cloudflare the site has to be at the root of an address, and this one is at ${base}. Write another address in site.yaml (url), or with --url.`,
  written: ({ files, folder, guide }) =>
    `${counted(files, "file")} in ${folder}. The steps are in ${guide}.`,
  keptTheirs: ({ file }) => `${file} is yours, and stays as it was.`,
  inPublic: ({ file, folder }) =>
    `Messages can’t be kept in ${folder}, which is published on the internet: choose another folder for ${file}.`,
  noMessageFile: ({ file }) => `${file} already exists, and isn’t a file of messages.`,
  noFile: ({ file }) => `There are no messages in ${file}.`,
  whichFile: ({ line }) => `Say which file the messages are in: ${line}`,
  receiving: ({ file, months }) => `Messages stay in ${file} for ${counted(months, "month")}.`,
  mailed: ({ recipient, provider }) =>
    `Each one is also emailed to ${recipient}, through ${provider}.`,
  unmailed:
    "None of them is emailed: RESEND_API_KEY or BREVO_API_KEY, and MAIL_FROM, are missing from this program’s environment.",
  noTurnstile:
    "One form uses Turnstile, and TURNSTILE_SECRET is missing from this program’s environment: its messages will be refused until it is set.",
  oneSender:
    "All of today’s messages came from one address. If visitors reach this program through another server, that server has to send their addresses in X-Forwarded-For, as the configuration of “hosting nginx” and “hosting caddy” does: until then, all visitors share the limit meant for a single visitor.",
  portTaken: ({ port }) =>
    `Another program already uses port ${port}. Stop it, or write another port with --port, here and where messages are passed on.`,
  fault: ({ reason }) => `A message could not be handled: ${reason}`,

  counts: ({ all, unverified, waiting, said, first, last }, clock) => {
    if (all === 0) return "No messages.";
    const [from, to] = [clock.day(first ?? 0), clock.day(last ?? 0)];
    return [
      `${formatMessageCount(all)}, from ${from === to ? from : `${from} to ${to}`}.`,
      ...(unverified > 0 ? [`Unverified: ${unverified}.`] : []),
      ...(waiting > 0
        ? [`Emails not yet sent: ${waiting}${said ? ` (the service said ${said})` : ""}.`]
        : []),
      timeZoneNote(clock),
    ].join(" ");
  },
  zone: timeZoneNote,
  line: ({ number, form, verified, fields }, day) => {
    const answers = Object.values(fields).join(" · ");
    return `${String(number).padStart(5)}  ${day}  ${form}${verified ? "" : " (unverified)"}  ${excerpt(answers)}`;
  },
  head: ({ number, form, verified, receivedAt }, { moment, timeZone }) =>
    `Message ${number}, received on ${moment(receivedAt)} (${timeZone}), from the form ${form}${verified ? "" : " (unverified: it came from a browser without scripts)"}`,
  noNumber: ({ number }) => `There is no message ${number}.`,
  nothingFound: ({ text }) => `No messages with "${text}".`,
  exported: ({ count, file }) =>
    `${formatMessageCount(count)} in ${file}. The file holds people’s data: delete it when you no longer need it.`,
  exists: ({ file }) => `${file} already exists: choose another name.`,
  notAPerson:
    "Write the person’s whole email address, or the phone number with its area code: anything shorter could delete other people’s messages.",
  noneOf: ({ person }) => `No messages from ${contactOfPerson(person)}.`,
  sureToDelete: ({ count, person }) =>
    `Delete ${formatMessageCount(count)} from ${contactOfPerson(person)} for good? (y/n) `,
  isYes: (answer) => /^y(?:es)?$/i.test(answer.trim()),
  askFirst: ({ line }) => `Nothing was deleted. To delete without being asked: ${line}`,
  notDeleted: "Nothing was deleted.",
  deleted: ({ count, person }) =>
    `${formatMessageCount(count)} from ${contactOfPerson(person)} deleted. Emails already sent are still in the inboxes of those who received them.`,
  // Contains the name of the month, because London and Boston read numeric dates differently.
  moment: (at, timeZone) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      at,
    ),
  day: (at, timeZone) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone }).format(at),
  csv: ({ timeZone }) => ({
    columns: ["Number", `Received (${timeZone})`, "Form", "Unverified"],
    yes: "yes",
    no: "",
    separator: ",",
  }),
};

function timeZoneNote({ timeZone }: { timeZone: string }): string {
  return `Times are in ${timeZone}.`;
}

function formatMessageCount(count: number): string {
  return counted(count, "message");
}

function contactOfPerson(person: PersonIdentifier): string {
  return "mail" in person ? person.mail : person.phone;
}
