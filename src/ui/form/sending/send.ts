import type { Delivery } from "../../../model/types.ts";
import { fill } from "../../format/format-amount.ts";
import { initialFormState } from "../form-state.ts";
import { type MountedForm, readForm } from "../mounted-form.ts";
import { initialFormValues } from "../values.ts";
import type { SubmitResult, Submitter } from "./submitter.ts";

const loadMailtoOrDemoDelivery = (): Promise<Submitter> => import("./mailto-delivery.ts");

/** Separate imports, so that a form loads only the code of its own delivery. */
const submitterLoaders: Readonly<Record<Delivery["type"], () => Promise<Submitter>>> = {
  demo: loadMailtoOrDemoDelivery,
  mailto: loadMailtoOrDemoDelivery,
  whatsapp: () => import("./chat-delivery.ts"),
  http: () => import("./http-delivery.ts"),
  worker: () => import("./worker-delivery.ts"),
  formspree: () => import("./formspree-delivery.ts"),
  web3forms: () => import("./web3forms-delivery.ts"),
  netlify: () => import("./netlify-delivery.ts"),
};

/** Submitters that are loading or loaded. */
const submitterCache = new Map<Delivery["type"], Promise<Submitter>>();

/**
 * Loads the submitter of a form's delivery. Forms call this early. Never rejects: if loading fails,
 * the submitter returns `failed`, and the next call retries. Callers share one promise, so their
 * callbacks run in the order of the calls. Saved answers are therefore restored before new ones are
 * saved.
 */
export function loadSubmitter({ source }: MountedForm): Promise<Submitter> {
  const { type } = source.delivery;
  const known = submitterCache.get(type);
  if (known) return known;
  const carrier = submitterLoaders[type]().catch(() => {
    submitterCache.delete(type);
    return { submit: resolveAsFailed };
  });
  submitterCache.set(type, carrier);
  return carrier;
}

async function resolveAsFailed(): Promise<SubmitResult> {
  return { outcome: "failed" };
}

/** Submits a form and shows the outcome. Never rejects; errors become outcomes. */
export async function send(context: MountedForm): Promise<void> {
  const { labels, change } = context;
  const { submit } = await loadSubmitter(context);
  const carried = await submit(context).catch(resolveAsFailed);
  const { outcome, kept = false, remark } = carried;
  if (outcome === "sent" || outcome === "handed-over")
    change({ status: "submitted", outcome, remark });
  else if (fieldsWithErrors(context, carried).length > 0) showServerErrors(context, carried);
  else {
    const said = labels[outcome] ?? labels.failed;
    const news = kept ? `${said} ${labels.kept}` : said;
    change({ status: "idle", outcome, kept, news });
  }
}

/** Returns the names of the fields of this form that have an error. */
function fieldsWithErrors({ source }: MountedForm, { errors = {} }: SubmitResult): string[] {
  return source.fields.map(({ name }) => name).filter((name) => errors[name]);
}

/** Shows server errors at their fields, like the form's own validation errors. */
function showServerErrors(context: MountedForm, carried: SubmitResult): void {
  const { labels, state, change } = context;
  const names = fieldsWithErrors(context, carried);
  const errors = Object.fromEntries(names.map((name) => [name, carried.errors?.[name] ?? ""]));
  const news = fill(labels.summary, { n: names.length });
  change({
    status: "idle",
    outcome: undefined,
    kept: carried.kept,
    errors,
    refused: { errors, values: readForm(context) },
    failures: state.failures + 1,
    news,
  });
}

/**
 * Resets the form and announces the success. Keeps the answers if they were only handed over to
 * another program, which may lose them.
 */
export function resetAfterSend({ source, ref, initial, state, change }: MountedForm): void {
  const news = state.remark ? `${source.success} ${state.remark}` : source.success;
  if (state.outcome === "handed-over") {
    change({ status: "idle", failures: 0, news });
  } else {
    ref.current?.reset();
    initial.current = initialFormValues(source.fields);
    change({ ...initialFormState, kept: false, outcome: state.outcome, refused: undefined, news });
  }
}
