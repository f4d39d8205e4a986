import { chatLink, type DialingContext, toDialString } from "./countries/dialing.ts";
import { parseLink, restoreSlots } from "./links.ts";

/** The address that a browser understands. A page keeps its form; `{slots}` stay open. */
export function toHref(to: string, firm: DialingContext): string {
  const link = parseLink(to);
  if (link.kind === "web" || link.kind === "mail") return link.href;
  if (link.kind === "phone") return `tel:${toDialString(link.number, firm)}`;
  if (link.kind !== "message") return to.trim();
  return `${chatLink(firm)}?text=${restoreSlots(encodeURIComponent(link.text))}`;
}
