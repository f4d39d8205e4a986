import type { Delivery } from "../../../model/types.ts";
import type { MountedForm } from "../mounted-form.ts";
import type { FieldErrors } from "../validation.ts";
import type { FormValues } from "../values.ts";
import {
  findHoneypot,
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
import { findOrCreateMessageId, forgetId } from "./message-id.ts";
import type { SubmitResult } from "./submitter.ts";

export { restore, saveUnsent };

/** The JSON body that a form posts to the site's own receiver. */
export interface ReceiverRequestBody {
  /** Idempotency key: a retry is stored once. */
  id: string;
  /** Milliseconds since the form was mounted. */
  elapsed: number;
  trap: string;
  fields: FormValues;
  /** The Turnstile token. */
  turnstile?: string;
}

/** Submits a form to the receiver of its own site. */
export function submit(context: MountedForm): Promise<SubmitResult> {
  return submitOverHttp(context, async (values) => {
    const { delivery } = context.source;
    const token = delivery.turnstile ? await requestTurnstileToken(context) : undefined;
    const message: ReceiverRequestBody = {
      id: findOrCreateMessageId(context, values),
      elapsed: Date.now() - context.since.current,
      trap: findHoneypot(context.ref.current)?.value ?? "",
      fields: values,
      ...(token && { turnstile: token }),
    };
    const carried = await postToReceiver(message, delivery);
    if (carried.outcome === "sent") forgetId(context);
    return carried;
  });
}

/** Loads the Turnstile widget when a visitor enters the form, if it is configured. */
export function onFormFocus(context: MountedForm): void {
  if (context.source.delivery.turnstile)
    import("./turnstile.ts").then(({ loadWidget }) => loadWidget(context)).catch(() => {});
}

async function requestTurnstileToken(context: MountedForm): Promise<string | undefined> {
  const turnstile = await import("./turnstile.ts").catch(() => undefined);
  return turnstile?.requestToken(context);
}

/** Posts a message to the receiver and returns its result. */
export async function postToReceiver(
  message: ReceiverRequestBody,
  { address = "", timeout }: Delivery,
): Promise<SubmitResult> {
  return readReceiverResponse(await postRequest(address, JSON.stringify(message), timeout));
}

/**
 * Reads a response of the receiver. Only its own success format counts: a host that answers every
 * URL with a page has stored nothing.
 */
export function readReceiverResponse(answer: HttpResponse | NetworkFailure): SubmitResult {
  if (typeof answer === "string") return { outcome: answer };
  const { ok, fields } = parseJsonResponse(answer);
  if (isOk(answer)) return { outcome: ok === true ? "sent" : "failed" };
  const outcome = outcomeOfErrorStatus(answer, { 403: "refused", 422: "refused" });
  return answer.status === 422 ? { outcome, errors: fieldMessages(fields) } : { outcome };
}

function fieldMessages(fields: unknown): FieldErrors {
  const told = Object.entries(Object(fields)).filter(([, said]) => typeof said === "string");
  return Object.fromEntries(told) as FieldErrors;
}
