import { inlineText, parseInline } from "../../content/inline.ts";
import type { Delivery, Field } from "../../content/types.ts";
import type { Values } from "./values.ts";

/** A filled-in form on its way. */
export interface Message {
  title: string;
  fields: readonly Field[];
  values: Values;
  /** What the visitor is told when it has been sent. */
  success: string;
}

/** `sent`: it has left. `handed-over`: it waits in another program, which may still lose it. */
export type Outcome = "sent" | "handed-over";

type Deliver = (message: Message, address: string) => Outcome | Promise<Outcome>;

const patience = 15_000;

const deliveries: Record<Delivery["type"], Deliver> = {
  demo: ({ values, success }) => {
    console.log(values);
    window.alert(success);
    return "sent";
  },
  http: async ({ values }, address): Promise<Outcome> => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return "sent";
  },
  mailto: (message, address) => {
    const subject = encodeURIComponent(inlineText(parseInline(message.title)));
    const body = encodeURIComponent(toText(message).replaceAll("\n", "\r\n"));
    window.location.assign(`mailto:${address}?subject=${subject}&body=${body}`);
    return "handed-over";
  },
  whatsapp: (message, address) => {
    window.location.assign(`${chatOf(address)}?text=${encodeURIComponent(toText(message))}`);
    return "handed-over";
  },
};

/**
 * Sends a message the way its form asks for.
 *
 * @throws if nobody took it: no connection, no answer in time, or an answer that means no
 */
export async function deliver(delivery: Delivery, message: Message): Promise<Outcome> {
  return deliveries[delivery.type](message, delivery.address ?? "");
}

/** Where the browser itself sends a form while no script runs, as attributes of the form. */
export function nativeDelivery({ type, address = "" }: Delivery) {
  if (type === "http") return { action: address, method: "post" };
  if (type === "whatsapp") return { action: chatOf(address), method: "get" };
  return { action: `mailto:${address}`, method: "post", encType: "text/plain" };
}

function chatOf(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}

/** A message as people read it: a line for each answer, the chosen words of a list. */
function toText({ fields, values }: Message): string {
  const answers = fields.map(({ name, label, options }) => {
    const value = values[name] ?? "";
    const choice = options?.find((option) => option.value === value);
    return value && `${label}: ${choice?.label ?? value}`;
  });
  return answers.filter(Boolean).join("\n");
}
