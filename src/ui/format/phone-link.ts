import type { SiteSettings } from "../../model/types.ts";

/** The dial strings of a firm, computed by the build, which has all numbering plans. */
export type DialStrings = Pick<SiteSettings["firm"], "dialled" | "chat">;

/** Returns the `tel:` link of the firm: dialled "+5538900000000" → "tel:+5538900000000". */
export function toPhoneLink({ dialled }: Pick<DialStrings, "dialled">): string {
  return `tel:${dialled}`;
}

/** Returns the link to a WhatsApp chat with the firm, with the first message already written. */
export function toWhatsappLink({ chat }: Pick<DialStrings, "chat">, text: string): string {
  return `https://wa.me/${chat}?text=${encodeURIComponent(text)}`;
}

/** Returns the link that shares a text on WhatsApp with a contact of the visitor's choice. */
export function toWhatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
