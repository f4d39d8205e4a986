import type { Delivery } from "../../../model/types.ts";
import type { MountedForm } from "../mounted-form.ts";
import type { FormValues } from "../values.ts";
import { isOk, postRequest, restore, saveUnsent, submitOverHttp } from "./http-submit.ts";
import type { SubmitResult } from "./submitter.ts";

export { restore, saveUnsent };

/** Submits a form to the URL that its delivery names. */
export function submit(context: MountedForm): Promise<SubmitResult> {
  return submitOverHttp(context, async (values) => ({
    outcome: await postAnswers(values, context.source.delivery),
  }));
}

/**
 * Posts the answers of a form, as JSON or form-encoded. A 2xx status is a success unless the
 * response is JSON that reports an error. A JSON post must get JSON or an empty response, because
 * an HTML page means that another server answered.
 *
 * @returns `late` on timeout: the message may or may not have arrived
 */
export async function postAnswers(
  values: FormValues,
  { address = "", format, timeout }: Delivery,
): Promise<"sent" | "failed" | "late"> {
  const asForm = format === "form";
  const body = asForm ? new URLSearchParams(values) : JSON.stringify(values);
  const answer = await postRequest(address, body, timeout);
  if (typeof answer === "string") return answer;
  return isOk(answer) && reportsNoError(answer.text, asForm) ? "sent" : "failed";
}

/**
 * Whether a response reports no error; services do so with `success: false`, `ok: false` or
 * `error`.
 */
function reportsNoError(text: string, mayBePage: boolean): boolean {
  if (!text) return true;
  try {
    const { ok, success, error, errors } = Object(JSON.parse(text));
    return ![ok, success].some((said) => said === false || said === "false") && !error && !errors;
  } catch {
    return mayBePage;
  }
}
