import { type MountedForm, readForm } from "../mounted-form.ts";
import type { FormValues } from "../values.ts";
import type { DeliveryOutcome } from "./delivery.ts";
import type { SubmitResult } from "./submitter.ts";
import { clearUnsent, restore, saveUnsent } from "./unsent-message.ts";

export { restore, saveUnsent };

/** Minimum fill time in ms. Only bots are faster; an earlier submit is delayed until then. */
const minFillTime = 3000;

/** Default response timeout in seconds. */
const defaultTimeout = 15;

/** The HTTP response to a message. */
export interface HttpResponse {
  /** The HTTP status, 200 to 599. */
  status: number;
  text: string;
}

/** Why there is no response: `failed` = unreachable, `late` = timeout. */
export type NetworkFailure = "failed" | "late";

/** Sends the answers to a server, and saves them in the tab until the server has accepted them. */
export async function submitOverHttp(
  context: MountedForm,
  send: (values: FormValues) => Promise<SubmitResult>,
): Promise<SubmitResult> {
  const { ref, since } = context;
  const values = readForm(context);
  // Save first, so that a reload during the request loses nothing.
  const kept = saveUnsent(context);
  const tooEarly = since.current + minFillTime - Date.now();
  if (tooEarly > 0) await new Promise((resolve) => setTimeout(resolve, tooEarly));
  if (checkAndClearHoneypot(ref.current)) return { outcome: "failed", kept };
  const carried = await send(values);
  if (carried.outcome === "sent") clearUnsent(context);
  return { ...carried, kept };
}

/** Finds the honeypot field of a form. */
export function findHoneypot(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>("[inert] input") ?? null;
}

/**
 * Whether a bot filled in the honeypot. Clears it, because an autofill program may have done so;
 * the next submit then works.
 */
function checkAndClearHoneypot(form: HTMLFormElement | null): boolean {
  const trap = findHoneypot(form);
  if (!trap?.value) return false;
  trap.value = "";
  return true;
}

/**
 * Sends a POST request and waits for the response.
 *
 * @param body a string is sent as JSON, `URLSearchParams` form-encoded
 * @param timeout in seconds
 */
export async function postRequest(
  address: string,
  body: string | URLSearchParams,
  timeout = defaultTimeout,
): Promise<HttpResponse | NetworkFailure> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout * 1000);
  try {
    const json = { "Content-Type": "application/json" };
    const response = await fetch(address, {
      method: "POST",
      headers: { Accept: "application/json", ...(typeof body === "string" && json) },
      body,
      signal: abort.signal,
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return abort.signal.aborted ? "late" : "failed";
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the status is 2xx. */
export function isOk({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

/** Returns the fields of a JSON response; empty for any other response. */
export function parseJsonResponse({ text }: HttpResponse): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns the outcome of an error status (RFC 9110 and 6585); `more` adds those of a service. */
export function outcomeOfErrorStatus(
  { status }: HttpResponse,
  more: Readonly<Record<number, DeliveryOutcome>> = {},
): DeliveryOutcome {
  const known: Readonly<Record<number, DeliveryOutcome>> = { 413: "large", 429: "often", ...more };
  return known[status] ?? "failed";
}
