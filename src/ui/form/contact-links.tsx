import { inlineText } from "../../model/markup/inline.ts";
import type { SiteSettings } from "../../model/types.ts";
import { fill } from "../format/format-amount.ts";
import { toPhoneLink } from "../format/phone-link.ts";
import type { FormStrings } from "./form-strings.ts";
import type { FormDefinition } from "./mounted-form.ts";
import { mailtoUrl, maxMailtoLength, whatsAppUrl } from "./sending/delivery.ts";

/** The contact details of a firm, for use without a form. */
export type ContactDetails = Pick<SiteSettings["firm"], "email" | "phone" | "dialled"> & {
  /** The WhatsApp number, if the firm uses it. */
  chat?: string;
};

interface ContactLinksProps {
  source: FormDefinition;
  labels: FormStrings;
  firm: ContactDetails;
}

/** Renders contact links that need no script, beside the form's questions. */
export function ContactLinks(props: ContactLinksProps) {
  return (
    <div className="ways">
      <p className="note">{props.labels.ways}</p>
      <ul>
        {contactLinks(props).map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
      <noscript>
        <p>{props.labels.asks}</p>
      </noscript>
    </div>
  );
}

interface ContactLink {
  label: string;
  to: string;
}

function contactLinks({ source, labels, firm }: ContactLinksProps): ContactLink[] {
  const { type, address } = source.delivery;
  const mail = (type !== "whatsapp" && address) || firm.email;
  const phone = type === "whatsapp" ? (address ?? firm.chat) : firm.chat;
  const text = fill(labels.chatText, { title: inlineText(source.title) });
  const chat = phone === undefined ? [] : [{ label: labels.chat, to: whatsAppUrl(phone, text) }];
  const letter = { label: fill(labels.write, { address: mail }), to: mailtoLink(source, mail) };
  const call = { label: fill(labels.call, { phone: firm.phone }), to: toPhoneLink(firm) };
  // First the channel that the form itself uses.
  return type === "whatsapp" ? [...chat, letter, call] : [letter, ...chat, call];
}

/** Returns a mailto link with the form's questions. Omits them if they are too long for a URL. */
function mailtoLink({ title, fields }: FormDefinition, address: string): string {
  const questions = fields.map(({ label, type }) =>
    type === "checkbox" ? `[ ] ${label}` : `${label}: `,
  );
  const letter = mailtoUrl(address, inlineText(title), questions.join("\n"));
  return letter.length > maxMailtoLength ? mailtoUrl(address, inlineText(title), "") : letter;
}
