import type { FormContext } from "../form-context.ts";
import { untouched } from "../form-state.ts";
import { emptyValues } from "../values.ts";
import type { Carried, Carrier } from "./carrier.ts";

/** Fetches the code that a form's delivery needs; forms ask for it early. Never fails: without it, nothing can be sent. */
export function fetchCarrier({ source }: FormContext): Promise<Carrier> {
  const carrier: Promise<Carrier> =
    source.delivery.type === "http" ? import("./http-delivery.ts") : import("./direct-delivery.ts");
  return carrier.catch(() => ({ carry: fail }));
}

async function fail(): Promise<Carried> {
  return { outcome: "failed" };
}

/** Sends what a form holds, and says what became of it. Never fails: what goes wrong is an outcome. */
export async function send(context: FormContext): Promise<void> {
  const { labels, change } = context;
  const { carry } = await fetchCarrier(context);
  const { outcome, kept = false } = await carry(context).catch(fail);
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
