import type { MountedForm } from "../mounted-form.ts";
import {
  type HttpResponse,
  isOk,
  type NetworkFailure,
  outcomeOfErrorStatus,
  parseJsonResponse,
  postRequest,
  restore,
  saveUnsent,
  submitOverHttp,
} from "./http-submit.ts";
import type { SubmitResult } from "./submitter.ts";

export { restore, saveUnsent };

/** Submits a form to Web3Forms, which mails it to the owner of the access key. */
export function submit(context: MountedForm): Promise<SubmitResult> {
  const { address = "", timeout, native } = context.source.delivery;
  return submitOverHttp(context, async (values) => {
    const body = JSON.stringify({ ...native?.hidden, ...values });
    return readWeb3formsResponse(await postRequest(address, body, timeout));
  });
}

/**
 * Reads a response of Web3Forms. A success has a 2xx status and JSON with `success: true`
 * (https://docs.web3forms.com/getting-started/api-reference). Web3Forms reports no errors of single
 * fields.
 */
export function readWeb3formsResponse(answer: HttpResponse | NetworkFailure): SubmitResult {
  if (typeof answer === "string") return { outcome: answer };
  const { success } = parseJsonResponse(answer);
  if (isOk(answer) && success === true) return { outcome: "sent" };
  return { outcome: outcomeOfErrorStatus(answer, { 403: "refused" }) };
}
