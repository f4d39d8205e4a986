import type { FormContext } from "../form-context.ts";
import {
  type HttpResponse,
  isOk,
  keep,
  type NetworkFailure,
  outcomeOf,
  postRequest,
  restore,
  submitWith,
} from "./http-submit.ts";
import type { SubmitResult } from "./submitter.ts";

export { keep, restore };

/** Submits a form to Netlify, which accepts posts on the pages of its own sites. */
export function submit(context: FormContext): Promise<SubmitResult> {
  const { address = "", timeout, native } = context.source.delivery;
  return submitWith(context, async (values) => {
    const body = new URLSearchParams({ ...native?.hidden, ...values });
    return readNetlify(await postRequest(address, body, timeout));
  });
}

/**
 * Reads a response of Netlify. Only its status counts; the body is a page
 * (https://docs.netlify.com/forms/setup/, "Submit JavaScript-rendered forms with AJAX").
 */
export function readNetlify(answer: HttpResponse | NetworkFailure): SubmitResult {
  if (typeof answer === "string") return { outcome: answer };
  return { outcome: isOk(answer) ? "sent" : outcomeOf(answer) };
}
