import type { Delivery } from "../../content/types.ts";

/**
 * `sent`: it has left. `handed-over`: it waits in another program, which may still lose it.
 * `failed`: nobody took it. `late`: no answer in time. `long`: no address holds so much.
 */
export type Outcome = "sent" | "handed-over" | "failed" | "late" | "long";

/** Where the browser itself sends a form while no script runs, as attributes of the form. */
export function nativeDelivery({ type, address = "" }: Delivery) {
  if (type === "http") return { action: address, method: "post" };
  if (type === "whatsapp") return { action: chatOf(address), method: "get" };
  return { action: `mailto:${address}`, method: "post", encType: "text/plain" };
}

/** The address of a chat by WhatsApp with this number. */
export function chatOf(phone = ""): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}

/** What became of a message, and whether it is kept in the tab. */
export interface Carried {
  outcome: Outcome;
  kept?: boolean;
}
