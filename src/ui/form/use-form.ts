import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Delivery, Field, Labels, Prefill } from "../../content/types.ts";
import { fill } from "../format.ts";
import { deliver } from "./delivery.ts";
import { type FormState, untouched } from "./form-state.ts";
import { prefill } from "./prefill.ts";
import { validate } from "./validate.ts";
import { emptyValues, readValues, type Values } from "./values.ts";

/** What a form asks, and what becomes of the answers. */
export interface FormSource {
  title: string;
  fields: readonly Field[];
  success: string;
  delivery: Delivery;
  prefill?: readonly Prefill[];
}

interface FormContext {
  source: FormSource;
  labels: Labels["form"];
  ref: RefObject<HTMLFormElement | null>;
  /** What the fields hold while the visitor has written nothing. */
  initial: RefObject<Values>;
  state: FormState;
  change: (part: Partial<FormState>) => void;
}

/** The moments at which the address of the page may ask for other values. */
const moves = ["popstate", "prelo:navigate"];

/**
 * The life of a form: idle → submitting → submitted → idle. Its fields keep their own values, so
 * that nothing typed before the script ran is lost.
 *
 * @returns the state, and the properties of the form element
 */
export function useForm(source: FormSource, labels: Labels["form"]) {
  const [state, setState] = useState(untouched);
  const context: FormContext = {
    source,
    labels,
    ref: useRef(null),
    initial: useRef(emptyValues(source.fields)),
    state,
    change: (part) => setState((before) => ({ ...before, ...part })),
  };
  useAdoption(context);
  useFocusOnMistake(context);
  useDelivery(context);
  const form = {
    ref: context.ref,
    onSubmit: (event: SyntheticEvent) => submit(event, context),
    // Not onChange, which is deaf to what a script or a password manager fills in.
    onInput: () => revise(context),
    onBlur: ({ target }: SyntheticEvent) => leave(target, context),
  };
  return { state, form };
}

/** Takes over what stands in the fields, fills in what the address asks for. */
function useAdoption(context: FormContext): void {
  const { source, ref, initial, change } = context;
  // In the commit itself: a submit must never meet the browser's own messages and ours at once.
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.noValidate = true;
    const adopt = () => {
      const { search } = window.location;
      initial.current = prefill(form, source.prefill ?? [], search, initial.current);
    };
    adopt();
    if (isDirty(context)) change({ dirty: true });
    for (const move of moves) window.addEventListener(move, adopt);
    return () => {
      for (const move of moves) window.removeEventListener(move, adopt);
    };
  }, [source.prefill]);
}

/** After a submit that mistakes have stopped, the first of them has the focus. */
function useFocusOnMistake({ ref, state: { failures } }: FormContext): void {
  useEffect(() => {
    if (failures) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failures]);
}

/** Each state that passes by itself does its work and moves on. */
function useDelivery(context: FormContext): void {
  const { status } = context.state;
  useEffect(() => {
    if (status === "submitting") void send(context);
    if (status === "submitted") finish(context);
  }, [status]);
}

async function send(context: FormContext): Promise<void> {
  const { source, labels, change } = context;
  try {
    const outcome = await deliver(source.delivery, { ...source, values: read(context) });
    change({ status: "submitted", outcome });
  } catch {
    change({ status: "idle", news: labels.failed });
  }
}

/** Empties the form, unless another program has the only copy of what was written. */
function finish({ source, ref, initial, state, change }: FormContext): void {
  const news = source.success;
  if (state.outcome === "handed-over") {
    change({ status: "idle", failures: 0, news });
  } else {
    ref.current?.reset();
    initial.current = emptyValues(source.fields);
    change({ ...untouched, news });
  }
}

function submit(event: SyntheticEvent, context: FormContext): void {
  const { source, labels, state, change } = context;
  event.preventDefault();
  if (state.status !== "idle") return;
  const errors = validate(source.fields, read(context));
  const count = Object.keys(errors).length;
  if (count > 0) {
    const news = fill(labels.summary, { n: count });
    change({ errors, failures: state.failures + 1, news });
  } else {
    change({ status: "submitting", errors, news: "" });
  }
}

/** Something was written: mistakes are judged again, once a submit has shown them. */
function revise(context: FormContext): void {
  const { source, state, change } = context;
  const errors = state.failures ? validate(source.fields, read(context)) : {};
  change({ dirty: isDirty(context), errors, news: "" });
}

function leave(target: EventTarget, { source, state, change }: FormContext): void {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  const known = source.fields.some((field) => field.name === name);
  if (name && known) change({ touched: [...new Set([...state.touched, name])] });
}

function read({ ref, source }: FormContext): Values {
  return ref.current ? readValues(ref.current, source.fields) : {};
}

function isDirty(context: FormContext): boolean {
  const values = read(context);
  const { source, initial } = context;
  return source.fields.some(({ name }) => values[name] !== initial.current[name]);
}
