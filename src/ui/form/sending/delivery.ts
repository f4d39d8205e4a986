import type { Delivery } from "../../../content/types.ts";

/**
 * `sent`: it has left. `handed-over`: it waits in another program, which may still lose it.
 * `failed`: nobody took it. `late`: no answer in time. `long`: no address holds so much.
 */
export type Outcome = "sent" | "handed-over" | "failed" | "late" | "long";

/** Windows opens no mail program with a longer address; WhatsApp takes twice as much. */
export const longestAddress = 2000;

/** Whether the browser itself can send what a form of this delivery holds, and safely. */
export function posts({ type, address = "" }: Delivery): boolean {
  return type === "http" && /^https:/i.test(address);
}

/**
 * What the browser itself does with a form while no script runs, as attributes of the form. Only a
 * server takes it. Else nothing may move: browsers call `mailto:` insecure, and by GET all that was
 * typed would enter an address. Outside of a dialog `method=dialog` submits nothing, yet tells of it.
 */
export function nativeDelivery(delivery: Delivery): { action?: string; method: string } {
  return posts(delivery) ? { action: delivery.address, method: "post" } : { method: "dialog" };
}

/** The address of a chat by WhatsApp with this number, its first message already written. */
export function chatWith(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** The address of a letter in the visitor's mail program: its lines are parted by `\n`. */
export function letterTo(address: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
