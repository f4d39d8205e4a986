import type { FieldRule, Labels } from "../model/types.ts";
import type { ParsedField } from "../ui/form/parsed-field.ts";

/** The properties of a form field that a receiver needs. */
export interface ReceiverField {
  name: string;
  type: ParsedField["type"];
  label: string;
  rules?: readonly FieldRule[];
  /** The options of a list. Any other answer is rejected. */
  options?: readonly { value: string; label: string }[];
}

/** A form whose messages the site receives itself. */
export interface ReceiverForm {
  /** The title of the form in mails and lists. */
  title: string;
  fields: readonly ReceiverField[];
  /** The confirmation shown to the visitor. */
  success: string;
  /** The path of the page with the form. Visitors without JavaScript can return to it. */
  page: string;
  /** Whether visitors who gave an e-mail address get a receipt. */
  receipt?: boolean;
  /** The site key of Turnstile. If present, a message needs a token. */
  turnstile?: string;
}

/** Texts for visitors: JSON answers, pages without JavaScript, receipts. */
export type VisitorStrings = Labels["received"];

/**
 * The data that a receiver needs about a site and its forms: plain JSON, the same for a Worker and
 * for Node.
 */
export interface ReceiverSite {
  name: string;
  language: string;
  timeZone: string;
  /** The origin of the published site: "https://aurora.example". */
  origin: string;
  /** The base path of the site, "" at the root. */
  base: string;
  /** The recipient of the notifications. */
  recipient: string;
  /** Retention in months, as the privacy policy promises. */
  months: number;
  /** The name of the honeypot field. */
  trap: string;
  words: VisitorStrings;
  /** The forms by key, see `formKey`. */
  forms: Readonly<Record<string, ReceiverForm>>;
}
