import type { FieldRule, Labels } from "../model/types.ts";
import type { AskedField } from "../ui/form/asked-field.ts";

/** A question of a form, as much of it as a receiver has to know. */
export interface ReceivedField {
  name: string;
  type: AskedField["type"];
  label: string;
  rules?: readonly FieldRule[];
  /** The choices of a list: no other answer is taken. */
  options?: readonly { value: string; label: string }[];
}

/** A form whose messages are received. */
export interface ReceivedForm {
  /** What the form is called in mails and lists. */
  title: string;
  fields: readonly ReceivedField[];
  /** What the visitor is told when the message has arrived. */
  success: string;
  /** The path of its page, where a visitor without scripts goes back to. */
  page: string;
  /** A visitor who gave an e-mail gets a note that the message arrived. */
  receipt?: boolean;
  /** The public key by which the page asks Turnstile; a message then needs its token. */
  turnstile?: string;
}

/** What visitors read of the receiver: JSON answers, the pages of those without scripts, the note that a message arrived. */
export type VisitorWords = Labels["received"];

/** The data of a site's forms: plain JSON, the same for a Worker and for Node. */
export interface ReceiverSite {
  name: string;
  language: string;
  timeZone: string;
  /** The origin under which the site is live: "https://aurora.example". */
  origin: string;
  /** The path below which the site stands, "" at the root. */
  base: string;
  /** Who gets the mails. */
  recipient: string;
  /** For how many months messages are kept: what the privacy text promises. */
  months: number;
  /** The name of the field that only robots fill in. */
  trap: string;
  words: VisitorWords;
  /** By their keys, see `formKey`. */
  forms: Readonly<Record<string, ReceivedForm>>;
}
