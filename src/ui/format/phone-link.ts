import type { SiteSettings } from "../../model/types.ts";

/** How the telephone of a firm is dialled: the build knows, which has the numbering plans of all countries. */
export type Dialled = Pick<SiteSettings["firm"], "dialled" | "chat">;

/** The link that rings the firm: dialled "+5538900000000" → "tel:+5538900000000". */
export function toPhoneLink({ dialled }: Pick<Dialled, "dialled">): string {
  return `tel:${dialled}`;
}

/** The link that opens a conversation with the firm on WhatsApp, its first message already written. */
export function toWhatsappLink({ chat }: Pick<Dialled, "chat">, text: string): string {
  return `https://wa.me/${chat}?text=${encodeURIComponent(text)}`;
}

/** The link that hands a text to WhatsApp, for whomever the visitor chooses there. */
export function toWhatsappShare(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
