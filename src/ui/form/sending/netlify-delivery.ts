import type { FormContext } from "../form-context.ts";
import type { Carried } from "./carrier.ts";
import {
  type Answer,
  ask,
  carryBy,
  isOk,
  keep,
  type NoAnswer,
  outcomeOf,
  restore,
} from "./posting.ts";

export { keep, restore };

/** Submits a form to Netlify, which accepts posts on the pages of its own sites. */
export function carry(context: FormContext): Promise<Carried> {
  const { address = "", timeout, native } = context.source.delivery;
  return carryBy(context, async (values) => {
    const body = new URLSearchParams({ ...native?.hidden, ...values });
    return readNetlify(await ask(address, body, timeout));
  });
}

/**
 * What an answer of Netlify means: its status says all, and a page comes with it
 * (https://docs.netlify.com/forms/setup/, "Submit JavaScript-rendered forms with AJAX").
 */
export function readNetlify(answer: Answer | NoAnswer): Carried {
  if (typeof answer === "string") return { outcome: answer };
  return { outcome: isOk(answer) ? "sent" : outcomeOf(answer) };
}
