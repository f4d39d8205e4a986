import type { MountedForm } from "../mounted-form.ts";
import {
  type HttpResponse,
  isOk,
  type NetworkFailure,
  outcomeOfErrorStatus,
  postRequest,
  restore,
  saveUnsent,
  submitOverHttp,
} from "./http-submit.ts";
import type { SubmitResult } from "./submitter.ts";

export { restore, saveUnsent };

/** Submits a form to Netlify, which accepts posts on the pages of its own sites. */
export function submit(context: MountedForm): Promise<SubmitResult> {
  const { address = "", timeout, native } = context.source.delivery;
  return submitOverHttp(context, async (values) => {
    const body = new URLSearchParams({ ...native?.hidden, ...values });
    return readNetlifyResponse(await postRequest(address, body, timeout));
  });
}

/**
 * Reads a response of Netlify. Only its status counts; the body is a page
 * (https://docs.netlify.com/forms/setup/, "Submit JavaScript-rendered forms with AJAX").
 */
export function readNetlifyResponse(answer: HttpResponse | NetworkFailure): SubmitResult {
  if (typeof answer === "string") return { outcome: answer };
  return { outcome: isOk(answer) ? "sent" : outcomeOfErrorStatus(answer) };
}
