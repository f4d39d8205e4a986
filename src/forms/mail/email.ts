import { emailStrings } from "#lang/forms/email-strings";
import { formatAnswer } from "../../ui/form/format-answer.ts";
import type { StoredMessage } from "../message-store/store-message.ts";
import type { ReceiverField, ReceiverSite } from "../receiver-site.ts";

/** An e-mail: plain text, without characters that would inject headers. */
export interface Email {
  /** A UUID that serves as the idempotency key: retries of the same e-mail have the same one. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

// An address without comments, quotes or routes (RFC 5322, 3.4.1). Servers refuse longer ones.
const addressPattern =
  /^(?=.{3,254}$)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/** Returns the trimmed text if it is an address that is safe in a header, else `undefined`. */
export function validMailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  return addressPattern.test(trimmed) ? trimmed : undefined;
}

/**
 * Makes a text safe for a header: replaces line breaks and control characters with spaces, and cuts
 * it after `longest` characters.
 */
export function toShortSingleLine(text: string, longest = 180): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...line].slice(0, longest).join("");
}

/**
 * Returns the visitor's e-mail address, from the first e-mail field that is filled in; `undefined`
 * if it is not valid.
 */
export function visitorEmailAddress(
  fields: readonly ReceiverField[],
  values: Readonly<Record<string, string>>,
): string | undefined {
  const found = fields.find(({ name, type }) => type === "email" && values[name]);
  return found && validMailAddress(values[found.name] ?? "");
}

/** Composes the notification to the firm about a message. Its subject contains no user input. */
export function notificationEmail(
  site: ReceiverSite,
  message: StoredMessage,
  { id, from }: Pick<Email, "id"> & { from: string },
): Email {
  const form = site.forms[message.form];
  const title = toShortSingleLine(form?.title ?? message.form, 100);
  const day = formatDayAndTime(site, message.receivedAt);
  return {
    id,
    from: { name: toShortSingleLine(site.name, 60), address: from },
    to: site.recipient,
    replyTo: form && visitorEmailAddress(form.fields, message.fields),
    subject: emailStrings.subject({ title, number: message.number, verified: message.verified }),
    text: [
      ...(message.verified ? [] : [emailStrings.unverified, ""]),
      ...formatSubmittedAnswers(form?.fields ?? [], message.fields, site.language),
      "",
      emailStrings.received({
        day,
        site: toShortSingleLine(site.name, 60),
        page: form?.page ?? "",
      }),
    ].join("\n"),
  };
}

/**
 * Composes the receipt to the visitor; `undefined` if there is no valid address. It contains no
 * user input, so that nobody can send a text of their own through us.
 */
export function receiptEmail(
  site: ReceiverSite,
  message: StoredMessage,
  { id, from }: Pick<Email, "id"> & { from: string },
): Email | undefined {
  const form = site.forms[message.form];
  const to = form && visitorEmailAddress(form.fields, message.fields);
  if (!form || !to) return undefined;
  const name = toShortSingleLine(site.name, 60);
  return {
    ...{ id, to, from: { name, address: from }, replyTo: validMailAddress(site.recipient) },
    subject: toShortSingleLine(site.words.receiptSubject.replace("{site}", () => name)),
    text: `${toShortSingleLine(form.success, 400)}\n\n${name}\n\n-- \n${site.words.receiptNote}`,
  };
}

/**
 * Formats the answers, each on a line of its own. Further lines of an answer are indented, so that
 * no text can imitate another answer.
 */
function formatSubmittedAnswers(
  fields: readonly ReceiverField[],
  values: Readonly<Record<string, string>>,
  language: string,
): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? "";
    if (value === "") return [];
    const shown = formatAnswer(field, value, language);
    const [first = "", ...more] = shown.split("\n").map(replaceControlCharacters);
    return [`${toShortSingleLine(field.label)}: ${first}`, ...more.map((line) => `    ${line}`)];
  });
}

function replaceControlCharacters(line: string): string {
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ");
}

function formatDayAndTime({ language, timeZone }: ReceiverSite, at: number): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
}
