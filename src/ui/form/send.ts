import type { Labels } from "../../content/types.ts";
import { deliver, type Outcome } from "./delivery.ts";
import { draftOf } from "./draft.ts";
import { type FormContext, readForm } from "./form-context.ts";
import { untouched } from "./form-state.ts";
import { emptyValues, type Values } from "./values.ts";

/** The name of the field that only robots fill in: one that services know, and that no field can have. */
export const trap = "_gotcha";

/** Only robots fill in a form faster, in milliseconds; whoever does it waits for the rest. */
const quickest = 3000;

/** Sends what a form holds, and says what became of it. Never fails: what goes wrong is an outcome. */
export async function send(context: FormContext): Promise<void> {
  const values = readForm(context);
  const draft = draftOf(context);
  // Before anything can go wrong: a reload in the middle of it loses nothing.
  const kept = draft?.keep(values) ?? false;
  const outcome = await attempt(context, values).catch((): Outcome => "failed");
  if (outcome === "sent") draft?.drop();
  const isDone = outcome === "sent" || outcome === "handed-over";
  if (isDone) context.change({ status: "submitted", outcome });
  else
    context.change({
      status: "idle",
      outcome,
      kept,
      news: complaint(outcome, kept, context.labels),
    });
}

async function attempt(context: FormContext, values: Values): Promise<Outcome> {
  const { source, ref, since } = context;
  const caught = ref.current?.querySelector<HTMLInputElement>(`[name=${trap}]`);
  const tooEarly = since.current + quickest - Date.now();
  if (caught && tooEarly > 0) await pause(tooEarly);
  if (!caught?.value) return deliver(source.delivery, { ...source, values });
  // Where it was no robot but a zealous program, the next press of its owner sends.
  caught.value = "";
  return "failed";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function complaint(
  outcome: "failed" | "late" | "long",
  kept: boolean,
  labels: Labels["form"],
): string {
  return kept ? `${labels[outcome]} ${labels.kept}` : labels[outcome];
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
