import { inlineText } from "../../content/markup/inline.ts";
import type { Labels, SiteSettings } from "../../content/types.ts";
import { fill } from "../format/format-amount.ts";
import { toPhoneLink } from "../format/phone-link.ts";
import type { FormSource } from "./form-context.ts";
import { chatWith, letterTo, longestAddress } from "./sending/delivery.ts";

/** How a firm is reached without a form. */
export type Reachable = Pick<SiteSettings["firm"], "email" | "phone" | "countryCode" | "whatsapp">;

interface WaysProps {
  source: FormSource;
  labels: Labels["form"];
  firm: Reachable;
}

/** Links to write and to call, which need no script: what remains of a form without one. */
export function Ways(props: WaysProps) {
  return (
    <div className="ways">
      <p className="note">{props.labels.ways}</p>
      <ul>
        {waysOf(props).map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Way {
  label: string;
  to: string;
}

function waysOf({ source, labels, firm }: WaysProps): Way[] {
  const { type, address } = source.delivery;
  const mail = (type !== "whatsapp" && address) || firm.email;
  const phone = type === "whatsapp" && address ? address : `${firm.countryCode}${firm.phone}`;
  const text = fill(labels.chatText, { title: inlineText(source.title) });
  const chat = { label: labels.chat, to: chatWith(phone, text) };
  return [
    { label: fill(labels.write, { address: mail }), to: letterOf(source, mail) },
    ...(type === "whatsapp" || firm.whatsapp ? [chat] : []),
    { label: fill(labels.call, { phone: firm.phone }), to: toPhoneLink(firm) },
  ];
}

/** A letter that asks what the form asks, unless the questions alone are too long for an address. */
function letterOf({ title, fields }: FormSource, address: string): string {
  const questions = fields.map(({ label, type }) =>
    type === "checkbox" ? `[ ] ${label}` : `${label}: `,
  );
  const letter = letterTo(address, inlineText(title), questions.join("\n"));
  return letter.length > longestAddress ? letterTo(address, inlineText(title), "") : letter;
}
