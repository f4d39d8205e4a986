import { type DialingContext, toDialString, whatsappUrl } from "./countries/dialing.ts";
import { decodeSlots, parseLink } from "./links.ts";

/**
 * Returns the `href` for a link target as editors write it. Page links, and targets that are unsafe
 * or unknown, are only trimmed. `{slots}` remain unencoded.
 */
export function toHref(to: string, firm: DialingContext): string {
  const link = parseLink(to);
  if (link.kind === "web" || link.kind === "mail") return link.href;
  if (link.kind === "phone") return `tel:${toDialString(link.number, firm)}`;
  if (link.kind !== "message") return to.trim();
  return `${whatsappUrl(firm)}?text=${decodeSlots(encodeURIComponent(link.text))}`;
}
