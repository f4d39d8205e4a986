import { randomUUID } from "node:crypto";
import type { Carried } from "../../ui/form/sending/carrier.ts";
import { readFormspree } from "../../ui/form/sending/formspree-delivery.ts";
import { readNetlify } from "../../ui/form/sending/netlify-delivery.ts";
import type { Answer, NoAnswer } from "../../ui/form/sending/posting.ts";
import { readWeb3forms } from "../../ui/form/sending/web3forms-delivery.ts";
import { readReceiver, type WorkerMessage } from "../../ui/form/sending/worker-delivery.ts";
import type { Values } from "../../ui/form/values.ts";
import type { LiveForm } from "./live-forms.ts";

/** What came back of a test message. */
export interface Tested extends Carried {
  /** The status of HTTP, where anybody answered. */
  status?: number;
}

/** How a test message is sent to whoever takes it, and its answer read. */
interface Route {
  body(values: Values, form: LiveForm): string | URLSearchParams;
  read(answer: Answer | NoAnswer, form: LiveForm): Carried;
}

const withHidden = (values: Values, { delivery }: LiveForm) => ({
  ...delivery.native?.hidden,
  ...values,
});

const routes: Readonly<Partial<Record<LiveForm["delivery"]["type"], Route>>> = {
  worker: {
    body: (fields) => {
      const message: WorkerMessage = { id: randomUUID(), elapsed: 5000, trap: "", fields };
      return JSON.stringify(message);
    },
    read: readReceiver,
  },
  formspree: {
    body: (values) => JSON.stringify(values),
    read: (answer, { fields }) => readFormspree(answer, { source: { fields }, labels: {} }),
  },
  web3forms: {
    body: (values, form) => JSON.stringify(withHidden(values, form)),
    read: readWeb3forms,
  },
  netlify: {
    body: (values, form) => new URLSearchParams(withHidden(values, form)),
    read: readNetlify,
  },
};

/** Whether somebody on the internet takes the messages of a form, so that there is something to test. */
export function isTestable({ delivery }: LiveForm): boolean {
  return routes[delivery.type] !== undefined;
}

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/**
 * Sends the test message of a form as its page would, and reads what is answered.
 *
 * @param site the address at which the site is live, "https://host.example/base"
 */
export async function sendTest(form: LiveForm, values: Values, site: string): Promise<Tested> {
  const route = routes[form.delivery.type];
  if (!route) return { outcome: "failed" };
  const body = route.body(values, form);
  const answer = await post(liveAddress(form, site), body, new URL(site).origin);
  const status = typeof answer === "string" ? undefined : answer.status;
  return { ...route.read(answer, form), status };
}

/** Where a form posts to on the live site. */
function liveAddress({ delivery: { address = "/" } }: LiveForm, site: string): string {
  return address.startsWith("/") ? site.replace(/\/+$/, "") + address : address;
}

async function post(
  address: string,
  body: string | URLSearchParams,
  origin: string,
): Promise<Answer | NoAnswer> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: {
        Accept: "application/json",
        // Whoever takes messages asks from which site they come.
        Origin: origin,
        Referer: `${origin}/`,
        ...(typeof body === "string" && { "Content-Type": "application/json" }),
      },
      body,
      signal,
    });
    return { status: response.status, text: (await response.text()).slice(0, 100_000) };
  } catch {
    return signal.aborted ? "late" : "failed";
  }
}
