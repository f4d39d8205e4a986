import type { FieldRule } from "../../../model/types.ts";
import type { FormContext, FormSource } from "../form-context.ts";
import type { Errors } from "../validation.ts";
import {
  type HttpResponse,
  isOk,
  jsonFields,
  keep,
  type NetworkFailure,
  outcomeOf,
  postRequest,
  restore,
  submitWith,
} from "./http-submit.ts";
import type { SubmitResult } from "./submitter.ts";

export { keep, restore };

/** Submits a form to Formspree. */
export function submit(context: FormContext): Promise<SubmitResult> {
  const { address = "", timeout } = context.source.delivery;
  return submitWith(context, async (values) =>
    readFormspree(await postRequest(address, JSON.stringify(values), timeout), context),
  );
}

/** An error about the whole message or one field. */
interface FormspreeError {
  field?: unknown;
  code?: unknown;
}

type FormFields = Pick<FormSource, "fields">;

/**
 * Reads a response of Formspree. A success has `next` or `ok`; any other has `errors`, each with a
 * code and, if it is about a field, its name (https://github.com/formspree/formspree-js,
 * `submission.ts`). Its messages are in English, so the form's own message of the same rule is
 * shown instead.
 */
export function readFormspree(
  answer: HttpResponse | NetworkFailure,
  {
    source,
    labels,
  }: { source: FormFields; labels: Partial<Pick<FormContext["labels"], "doubtful">> },
): SubmitResult {
  if (typeof answer === "string") return { outcome: answer };
  const { ok, next, errors } = jsonFields(answer);
  if (isOk(answer)) return { outcome: ok === true || typeof next === "string" ? "sent" : "failed" };
  const told: FormspreeError[] = Array.isArray(errors) ? errors.map(Object) : [];
  const named = told.flatMap(({ field, code }): [string, string][] =>
    typeof field === "string"
      ? [[field, sentenceFor(source, field, code) ?? labels.doubtful ?? ""]]
      : [],
  );
  if (named.length > 0) return { outcome: "refused", errors: Object.fromEntries(named) as Errors };
  return { outcome: outcomeOf(answer, { 403: "refused" }) };
}

const rules: Readonly<Record<string, FieldRule["type"]>> = {
  REQUIRED_FIELD_EMPTY: "required",
  REQUIRED_FIELD_MISSING: "required",
  TYPE_EMAIL: "email",
};

function sentenceFor({ fields }: FormFields, name: string, code: unknown): string | undefined {
  const asked = fields.find((field) => field.name === name)?.rules ?? [];
  return asked.find(({ type }) => type === rules[String(code)])?.message;
}
