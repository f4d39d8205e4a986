import type { Delivery } from "../../../model/types.ts";

/**
 * `sent`: it has left. `handed-over`: it waits in another program, which may still lose it.
 * `failed`: nobody took it. `late`: no answer in time. `long`: no address holds so much. Whoever
 * takes messages may say more: `refused`, something in it is not as it should be; `large`, it takes
 * none of that size; `often`, too many came from here.
 */
export type Outcome =
  | "sent"
  | "handed-over"
  | "failed"
  | "late"
  | "long"
  | "refused"
  | "large"
  | "often";

/** Windows opens no mail program with a longer address; WhatsApp takes twice as much. */
export const maxMailtoLength = 2000;

/** Deliveries that need no server: they open another program or discard the message. */
const clientOnlyDeliveries: readonly Delivery["type"][] = ["demo", "mailto", "whatsapp"];

/** Whether the browser itself can send what a form of this delivery holds, and safely: over https, or to its own site. */
export function supportsNativePost({ type, address = "" }: Delivery): boolean {
  return !clientOnlyDeliveries.includes(type) && /^(?:https:|\/(?!\/))/i.test(address);
}

/**
 * What the browser itself does with a form while no script runs, as attributes of the form. Only a
 * server takes it. Else nothing may move: browsers call `mailto:` insecure, and by GET all that was
 * typed would enter an address. Outside of a dialog `method=dialog` submits nothing, yet tells of it.
 */
export function nativeDelivery(delivery: Delivery): Record<string, string | undefined> {
  if (!supportsNativePost(delivery)) return { method: "dialog" };
  return { action: delivery.address, method: "post", ...delivery.native?.attributes };
}

/** The address of a chat by WhatsApp with this number, its first message already written. */
export function whatsAppUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** The address of a letter in the visitor's mail program: lines of any end become those of mail (RFC 6068, 5). */
export function mailtoUrl(address: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r\n?|\n/g, "\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
