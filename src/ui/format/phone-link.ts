import { chatLink, type Dialing, dial } from "../../content/dialing.ts";

/** The link that rings a phone: "(38) 90000-0000" in country 55 → "tel:+5538900000000". */
export function toPhoneLink({ phone, countryCode }: Dialing): string {
  return `tel:${dial(phone, countryCode)}`;
}

/** The link that opens a conversation with a phone on WhatsApp, its first message already written. */
export function toWhatsappLink(firm: Dialing, text: string): string {
  return `${chatLink(firm)}?text=${encodeURIComponent(text)}`;
}

/** The link that hands a text to WhatsApp, for whomever the visitor chooses there. */
export function toWhatsappShare(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
