import type { FieldRule } from "../../../model/types.ts";
import type { FormDefinition, MountedForm } from "../mounted-form.ts";
import type { FieldErrors } from "../validation.ts";
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

/** Submits a form to Formspree. */
export function submit(context: MountedForm): Promise<SubmitResult> {
  const { address = "", timeout } = context.source.delivery;
  return submitOverHttp(context, async (values) =>
    readFormspreeResponse(await postRequest(address, JSON.stringify(values), timeout), context),
  );
}

/** An error about the whole message or one field. */
interface FormspreeError {
  field?: unknown;
  code?: unknown;
}

type FormFields = Pick<FormDefinition, "fields">;

/**
 * Reads a response of Formspree. A success has `next` or `ok`. Any other response has `errors`,
 * each with a code and, if it is about a field, its name
 * (https://github.com/formspree/formspree-js, submission.ts). Formspree's messages are in English,
 * so the form shows its own message for the same rule.
 */
export function readFormspreeResponse(
  answer: HttpResponse | NetworkFailure,
  {
    source,
    labels,
  }: { source: FormFields; labels: Partial<Pick<MountedForm["labels"], "doubtful">> },
): SubmitResult {
  if (typeof answer === "string") return { outcome: answer };
  const { ok, next, errors } = parseJsonResponse(answer);
  if (isOk(answer)) return { outcome: ok === true || typeof next === "string" ? "sent" : "failed" };
  const told: FormspreeError[] = Array.isArray(errors) ? errors.map(Object) : [];
  const named = told.flatMap(({ field, code }): [string, string][] =>
    typeof field === "string"
      ? [[field, errorMessageFor(source, field, code) ?? labels.doubtful ?? ""]]
      : [],
  );
  if (named.length > 0)
    return { outcome: "refused", errors: Object.fromEntries(named) as FieldErrors };
  return { outcome: outcomeOfErrorStatus(answer, { 403: "refused" }) };
}

const ruleByErrorCode: Readonly<Record<string, FieldRule["type"]>> = {
  REQUIRED_FIELD_EMPTY: "required",
  REQUIRED_FIELD_MISSING: "required",
  TYPE_EMAIL: "email",
};

function errorMessageFor({ fields }: FormFields, name: string, code: unknown): string | undefined {
  const asked = fields.find((field) => field.name === name)?.rules ?? [];
  return asked.find(({ type }) => type === ruleByErrorCode[String(code)])?.message;
}
