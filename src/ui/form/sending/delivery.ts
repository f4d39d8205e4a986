import type { Delivery } from "../../../model/types.ts";

/**
 * `sent`: delivered. `handed-over`: opened in another program, which may still lose it. `failed`:
 * not delivered. `late`: timeout. `long`: too long for a URL. Some servers also report `refused`
 * (invalid), `large` (too large) and `often` (rate limit).
 */
export type DeliveryOutcome =
  | "sent"
  | "handed-over"
  | "failed"
  | "late"
  | "long"
  | "refused"
  | "large"
  | "often";

/** The maximum length of a mailto URL. Windows opens no mail program with a longer one. */
export const maxMailtoLength = 2000;

/** Deliveries that need no server: they open another program or discard the message. */
const clientOnlyDeliveries: readonly Delivery["type"][] = ["demo", "mailto", "whatsapp"];

/** Whether the browser can submit the form natively and safely: over https, or to its own site. */
export function supportsNativePost({ type, address = "" }: Delivery): boolean {
  return !clientOnlyDeliveries.includes(type) && /^(?:https:|\/(?!\/))/i.test(address);
}

/**
 * Returns the form attributes for native submits while no script runs. A form without a server must
 * not submit, because browsers warn about `mailto:`, and GET would put the answers into the URL. So
 * it gets `method=dialog`: outside of a dialog, that submits nothing but still fires the event.
 */
export function nativeFormAttributes(delivery: Delivery): Record<string, string | undefined> {
  if (!supportsNativePost(delivery)) return { method: "dialog" };
  return { action: delivery.address, method: "post", ...delivery.native?.attributes };
}

/** Returns the URL of a WhatsApp chat with a number, with the first message already written. */
export function whatsAppUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** Returns a mailto URL. Line endings become CRLF (RFC 6068, 5). */
export function mailtoUrl(address: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r\n?|\n/g, "\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
