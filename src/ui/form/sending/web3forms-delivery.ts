import type { FormContext } from "../form-context.ts";
import type { Carried } from "./carrier.ts";
import {
  type Answer,
  ask,
  carryBy,
  fieldsOf,
  isOk,
  keep,
  type NoAnswer,
  outcomeOf,
  restore,
} from "./posting.ts";

export { keep, restore };

/** Submits a form to Web3Forms, which mails it to the owner of the access key. */
export function carry(context: FormContext): Promise<Carried> {
  const { address = "", timeout, native } = context.source.delivery;
  return carryBy(context, async (values) => {
    const body = JSON.stringify({ ...native?.hidden, ...values });
    return readWeb3forms(await ask(address, body, timeout));
  });
}

/**
 * What an answer of Web3Forms means: it says `success` in JSON, whatever its status
 * (https://docs.web3forms.com/getting-started/api-reference). It tells nothing of single fields.
 */
export function readWeb3forms(answer: Answer | NoAnswer): Carried {
  if (typeof answer === "string") return { outcome: answer };
  const { success } = fieldsOf(answer);
  if (isOk(answer) && success === true) return { outcome: "sent" };
  return { outcome: outcomeOf(answer, { 403: "refused" }) };
}
