import type { SiteSettings } from "../../content/types.ts";

type Line = Pick<SiteSettings["firm"], "phone" | "countryCode">;

/** The link that rings a phone: "(38) 90000-0000" in country 55 → "tel:+5538900000000". */
export function toPhoneLink({ phone, countryCode }: Line): string {
  return `tel:+${countryCode}${digitsOf(phone)}`;
}

/** The link that opens a conversation with a phone on WhatsApp, its first message already written. */
export function toWhatsappLink({ phone, countryCode }: Line, text: string): string {
  return `https://wa.me/${countryCode}${digitsOf(phone)}?text=${encodeURIComponent(text)}`;
}

/** The link that hands a text to WhatsApp, for whomever the visitor chooses there. */
export function toWhatsappShare(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
