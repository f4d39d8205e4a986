import { type InlineNode, inlineText } from "../../content/inline.ts";
import type { Delivery, Field } from "../../content/types.ts";
import type { Values } from "./values.ts";

/** A filled-in form on its way. */
export interface Message {
  title: readonly InlineNode[];
  fields: readonly Field[];
  values: Values;
  /** What the visitor is told when it has been sent. */
  success: string;
}

/**
 * `sent`: it has left. `handed-over`: it waits in another program, which may still lose it.
 * `failed`: nobody took it. `late`: no answer in time. `long`: no address holds so much.
 */
export type Outcome = "sent" | "handed-over" | "failed" | "late" | "long";

type Deliver = (message: Message, delivery: Delivery) => Outcome | Promise<Outcome>;

/** Windows opens no mail program with a longer address; WhatsApp takes twice as much. */
const longest = 2000;

const deliveries: Record<Exclude<Delivery["type"], "http">, Deliver> = {
  demo: ({ values, success }) => {
    console.log(values);
    window.alert(success);
    return "sent";
  },
  mailto: (message, { address }) => {
    const subject = encodeURIComponent(inlineText(message.title));
    const body = encodeURIComponent(toText(message).replaceAll("\n", "\r\n"));
    return open(`mailto:${address}?subject=${subject}&body=${body}`, longest);
  },
  whatsapp: (message, { address }) =>
    open(`${chatOf(address)}?text=${encodeURIComponent(toText(message))}`, longest * 2),
};

/** Hands a message over the way its form asks for, short of a server; tells what became of it. */
export async function deliver(delivery: Delivery, message: Message): Promise<Outcome> {
  const { type } = delivery;
  return type === "http" ? "failed" : deliveries[type](message, delivery);
}

/** An address that is too long would open nothing, and nobody would be told. */
function open(address: string, limit: number): Outcome {
  if (address.length > limit) return "long";
  window.location.assign(address);
  return "handed-over";
}

/** Where the browser itself sends a form while no script runs, as attributes of the form. */
export function nativeDelivery({ type, address = "" }: Delivery) {
  if (type === "http") return { action: address, method: "post" };
  if (type === "whatsapp") return { action: chatOf(address), method: "get" };
  return { action: `mailto:${address}`, method: "post", encType: "text/plain" };
}

function chatOf(phone = ""): string {
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
