import { chatLink, type Dialing, dial } from "./countries/dialing.ts";
import { parseLink, withSlots } from "./links.ts";

/** The address that a browser understands. A page keeps its form; `{slots}` stay open. */
export function hrefOf(to: string, firm: Dialing): string {
  const link = parseLink(to);
  if (link.kind === "web" || link.kind === "mail") return link.href;
  if (link.kind === "phone") return `tel:${dial(link.number, firm)}`;
  if (link.kind !== "message") return to.trim();
  return `${chatLink(firm)}?text=${withSlots(encodeURIComponent(link.text))}`;
}
