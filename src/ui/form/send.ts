import { deliver, type Outcome } from "./delivery.ts";
import { type FormContext, readForm } from "./form-context.ts";
import { untouched } from "./form-state.ts";
import { emptyValues } from "./values.ts";

/** What became of a message, and whether it is kept in the tab. */
export interface Carried {
  outcome: Outcome;
  kept?: boolean;
}

type Http = typeof import("./http-delivery.ts");

/** Does something with the code for servers, which only forms that deliver to one fetch; they ask for it early. */
export function overHttp<Result>(
  { source }: FormContext,
  use: (http: Http) => Result,
): Promise<Result | undefined> {
  if (source.delivery.type !== "http") return Promise.resolve(undefined);
  return import("./http-delivery.ts").then(use).catch(() => undefined);
}

/** Sends what a form holds, and says what became of it. Never fails: what goes wrong is an outcome. */
export async function send(context: FormContext): Promise<void> {
  const { source, labels, change } = context;
  const values = readForm(context);
  const carried: Carried = (await overHttp(context, ({ carry }) => carry(context))) ?? {
    outcome: await deliver(source.delivery, { ...source, values }).catch(() => "failed" as const),
  };
  const { outcome, kept = false } = carried;
  if (outcome === "sent" || outcome === "handed-over") change({ status: "submitted", outcome });
  else {
    const news = kept ? `${labels[outcome]} ${labels.kept}` : labels[outcome];
    change({ status: "idle", outcome, kept, news });
  }
}

/** Empties the form, unless another program has the only copy of what was written. */
export function finish({ source, ref, initial, state, change }: FormContext): void {
  const news = source.success;
  if (state.outcome === "handed-over") {
    change({ status: "idle", failures: 0, news });
  } else {
    ref.current?.reset();
    initial.current = emptyValues(source.fields);
    change({ ...untouched, kept: false, outcome: state.outcome, news });
  }
}
