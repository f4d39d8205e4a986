import { writtenAnswer } from "../../ui/form/written-answer.ts";
import type { KeptMessage } from "../messages/keep-message.ts";
import type { ReceivedField, ReceiverSite } from "../receiver-site.ts";
import { letterWords } from "../words.pt-br.ts";

/** A mail as a provider gets it: plain text, and nothing in its headers that begins another one. */
export interface Letter {
  /** A UUID: the same for the same mail, also on a second try. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

// The part before "@" without comments, lists or routes (RFC 5322, 3.4.1); longer ones are refused by servers.
const address =
  /^(?=.{3,254}$)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/** The address where a text is one that can stand in a header; nothing else passes. */
export function mailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  return address.test(trimmed) ? trimmed : undefined;
}

/** A text on one line, as a header may hold it: whatever ends a line or steers is a space. */
export function oneLine(text: string, longest = 180): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...line].slice(0, longest).join("");
}

/** The visitor's e-mail: what stands in the first field for one that is filled in. */
export function visitorAddress(
  fields: readonly ReceivedField[],
  values: Readonly<Record<string, string>>,
): string | undefined {
  const found = fields.find(({ name, type }) => type === "email" && values[name]);
  return found && mailAddress(values[found.name] ?? "");
}

/** The mail by which the firm learns of a message. No typed text stands in its subject. */
export function letterToFirm(
  site: ReceiverSite,
  message: KeptMessage,
  { id, from }: Pick<Letter, "id"> & { from: string },
): Letter {
  const form = site.forms[message.form];
  const title = oneLine(form?.title ?? message.form, 100);
  const day = dayAndTime(site, message.receivedAt);
  return {
    id,
    from: { name: oneLine(site.name, 60), address: from },
    to: site.recipient,
    replyTo: form && visitorAddress(form.fields, message.fields),
    subject: letterWords.subject({ title, number: message.number, verified: message.verified }),
    text: [
      ...(message.verified ? [] : [letterWords.unverified, ""]),
      ...answerLines(form?.fields ?? [], message.fields, site.language),
      "",
      letterWords.received({ day, site: oneLine(site.name, 60), page: form?.page ?? "" }),
    ].join("\n"),
  };
}

/** The note to a visitor that the message arrived: nothing of what was typed, so that nobody mails through us. */
export function receiptTo(
  site: ReceiverSite,
  message: KeptMessage,
  { id, from }: Pick<Letter, "id"> & { from: string },
): Letter | undefined {
  const form = site.forms[message.form];
  const to = form && visitorAddress(form.fields, message.fields);
  if (!form || !to) return undefined;
  const name = oneLine(site.name, 60);
  return {
    ...{ id, to, from: { name, address: from }, replyTo: mailAddress(site.recipient) },
    subject: oneLine(site.words.receiptSubject.replace("{site}", () => name)),
    text: `${oneLine(form.success, 400)}\n\n${name}\n\n-- \n${site.words.receiptNote}`,
  };
}

/** An answer a line; the further lines of one are set in, so that no text looks like another answer. */
function answerLines(
  fields: readonly ReceivedField[],
  values: Readonly<Record<string, string>>,
  language: string,
): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? "";
    if (value === "") return [];
    const shown = writtenAnswer(field, value, language);
    const [first = "", ...more] = shown.split("\n").map(withoutControls);
    return [`${oneLine(field.label)}: ${first}`, ...more.map((line) => `    ${line}`)];
  });
}

function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ");
}

function dayAndTime({ language, timeZone }: ReceiverSite, at: number): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
}
