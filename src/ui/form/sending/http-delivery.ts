import type { Delivery } from "../../../content/types.ts";
import { type FormContext, readForm } from "../form-context.ts";
import type { Values } from "../values.ts";
import type { Carried } from "./carrier.ts";
import { drop, keep, restore } from "./kept-message.ts";

export { keep, restore };

/** Only robots fill in a form faster, in milliseconds; whoever does it waits for the rest. */
const quickest = 3000;

/** Sends what a form holds to its server, and keeps it in the tab until the server has taken it. */
export async function carry(context: FormContext): Promise<Carried> {
  const { source, ref, since } = context;
  const values = readForm(context);
  // Before anything can go wrong: a reload in the middle of it loses nothing.
  const kept = keep(context);
  const tooEarly = since.current + quickest - Date.now();
  if (tooEarly > 0) await new Promise((resolve) => setTimeout(resolve, tooEarly));
  if (isCaught(ref.current)) return { outcome: "failed", kept };
  const outcome = await post(values, source.delivery);
  if (outcome === "sent") drop(context);
  return { outcome, kept };
}

/** Whether a robot has filled in the trap. Where it was a zealous program, the next press of its owner sends. */
function isCaught(form: HTMLFormElement | null): boolean {
  const caught = form?.querySelector<HTMLInputElement>("[inert] input");
  if (!caught?.value) return false;
  caught.value = "";
  return true;
}

/** How long an answer may take where the form does not say, in seconds. */
const patience = 15;

/**
 * Posts the answers of a form, as JSON or like a form of the browser. The answer counts as good
 * only where the address says nothing against it: a status of 2xx, and no JSON that means no. To
 * JSON it must answer in JSON or not at all: a page in its place means that somebody else answered.
 *
 * @returns `late` where no answer came in time: whether the message arrived, nobody knows
 */
export async function post(
  values: Values,
  { address = "", format, timeout = patience }: Delivery,
): Promise<"sent" | "failed" | "late"> {
  const asForm = format === "form";
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout * 1000);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        Accept: "application/json",
        ...(!asForm && { "Content-Type": "application/json" }),
      },
      body: asForm ? new URLSearchParams(values) : JSON.stringify(values),
      signal: abort.signal,
    });
    const isGood = response.ok && meansYes(await response.text(), asForm);
    return isGood ? "sent" : "failed";
  } catch {
    return abort.signal.aborted ? "late" : "failed";
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an answer takes the message: services say no with `success: false`, `ok: false` or `error`. */
function meansYes(text: string, mayBePage: boolean): boolean {
  if (!text) return true;
  try {
    const { ok, success, error, errors } = Object(JSON.parse(text));
    return ![ok, success].some((said) => said === false || said === "false") && !error && !errors;
  } catch {
    return mayBePage;
  }
}
