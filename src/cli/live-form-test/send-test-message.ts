import { randomUUID } from "node:crypto";
import { readFormspreeResponse } from "../../ui/form/sending/formspree-delivery.ts";
import type { HttpResponse, NetworkFailure } from "../../ui/form/sending/http-submit.ts";
import { readNetlifyResponse } from "../../ui/form/sending/netlify-delivery.ts";
import type { SubmitResult } from "../../ui/form/sending/submitter.ts";
import { readWeb3formsResponse } from "../../ui/form/sending/web3forms-delivery.ts";
import {
  type ReceiverRequestBody,
  readReceiverResponse,
} from "../../ui/form/sending/worker-delivery.ts";
import type { FormValues } from "../../ui/form/values.ts";
import type { LiveForm } from "./live-site-forms.ts";

/** The result of a test message. */
export interface TestMessageResult extends SubmitResult {
  /** HTTP status, if there was a response. */
  status?: number;
}

/** Formats a test message for one form service, and parses the response. */
interface FormServiceAdapter {
  body(values: FormValues, form: LiveForm): string | URLSearchParams;
  read(answer: HttpResponse | NetworkFailure, form: LiveForm): SubmitResult;
}

const addHiddenFields = (values: FormValues, { delivery }: LiveForm) => ({
  ...delivery.native?.hidden,
  ...values,
});

const serviceAdapters: Readonly<Partial<Record<LiveForm["delivery"]["type"], FormServiceAdapter>>> =
  {
    worker: {
      body: (fields) => {
        const message: ReceiverRequestBody = { id: randomUUID(), elapsed: 5000, trap: "", fields };
        return JSON.stringify(message);
      },
      read: readReceiverResponse,
    },
    formspree: {
      body: (values) => JSON.stringify(values),
      read: (answer, { fields }) =>
        readFormspreeResponse(answer, { source: { fields }, labels: {} }),
    },
    web3forms: {
      body: (values, form) => JSON.stringify(addHiddenFields(values, form)),
      read: readWeb3formsResponse,
    },
    netlify: {
      body: (values, form) => new URLSearchParams(addHiddenFields(values, form)),
      read: readNetlifyResponse,
    },
  };

/** Whether the messages of a form go to a server that a test can reach. */
export function deliversToReachableServer({ delivery }: LiveForm): boolean {
  return serviceAdapters[delivery.type] !== undefined;
}

/** Timeout of a response, in milliseconds. */
const responseTimeout = 20_000;

/**
 * Sends a test message as the form's page would, and parses the response.
 *
 * @param site base URL of the live site, "https://host.example/base"
 */
export async function sendTestMessage(
  form: LiveForm,
  values: FormValues,
  site: string,
): Promise<TestMessageResult> {
  const route = serviceAdapters[form.delivery.type];
  if (!route) return { outcome: "failed" };
  const body = route.body(values, form);
  const answer = await postForm(formSubmissionUrl(form, site), body, new URL(site).origin);
  const status = typeof answer === "string" ? undefined : answer.status;
  return { ...route.read(answer, form), status };
}

/** Returns the URL to which a form of the live site sends messages. */
function formSubmissionUrl({ delivery: { address = "/" } }: LiveForm, site: string): string {
  return address.startsWith("/") ? site.replace(/\/+$/, "") + address : address;
}

async function postForm(
  address: string,
  body: string | URLSearchParams,
  origin: string,
): Promise<HttpResponse | NetworkFailure> {
  const signal = AbortSignal.timeout(responseTimeout);
  try {
    const response = await fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: {
        Accept: "application/json",
        // Form services check the origin of a message.
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
