import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fill } from "../format/format-amount.ts";
import { focusMistake } from "./focus-invalid-field.ts";
import { initialFormState } from "./form-state.ts";
import type { FormStrings } from "./form-strings.ts";
import { type FormDefinition, isDirty, type MountedForm, readForm } from "./mounted-form.ts";
import { prefillFromUrl } from "./prefill.ts";
import { loadSubmitter, resetAfterSend, send } from "./sending/send.ts";
import { type FieldErrors, validate } from "./validation.ts";
import { findControl, initialFormValues } from "./values.ts";

/** Events after which the query of the URL may have changed. */
const urlChangeEvents = ["popstate", "prelo:navigate"];

/**
 * Runs the state machine of a form: idle → submitting → submitted → idle. Fields are uncontrolled,
 * so that nothing typed before the script ran is lost.
 *
 * @param id unique on the page
 * @returns the state, and the props of the form element
 */
export function useForm(source: FormDefinition, id: string, labels: FormStrings) {
  const [state, setState] = useState(initialFormState);
  const context: MountedForm = {
    source,
    id,
    labels,
    ref: useRef(null),
    initial: useRef(initialFormValues(source.fields)),
    since: useRef(Date.now()),
    state,
    change: (part) => setState((before) => ({ ...before, ...part })),
  };
  useInitialValues(context);
  useFocusOnMistake(context);
  useSendOnSubmit(context);
  const form = {
    ref: context.ref,
    onSubmit: (event: SyntheticEvent) => submit(event, context),
    // Not onChange, which misses values filled in by scripts or password managers.
    onInput: () => updateAfterInput(context),
    onFocus: source.delivery.turnstile
      ? () => void loadSubmitter(context).then(({ onFormFocus }) => onFormFocus?.(context))
      : undefined,
    onBlur: ({ target }: SyntheticEvent) => markTouched(target, context),
  };
  return { state, form };
}

/** Prefills fields from the URL, also after later navigation, and restores saved answers. */
function useInitialValues(context: MountedForm): void {
  const { source, ref, initial, labels, change } = context;
  // A layout effect, so that no submit can trigger both the browser's validation and ours.
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.noValidate = true;
    loadSubmitter(context).then(({ restore }) => {
      if (restore?.(form, context))
        change({ kept: true, dirty: true, news: `${labels.restored} ${labels.kept}` });
    });
    const adopt = () => {
      const { search } = window.location;
      initial.current = prefillFromUrl(form, source.prefill ?? [], search, initial.current);
    };
    adopt();
    if (isDirty(context)) change({ dirty: true });
    for (const move of urlChangeEvents) window.addEventListener(move, adopt);
    return () => {
      for (const move of urlChangeEvents) window.removeEventListener(move, adopt);
    };
  }, [source.prefill]);
}

/** Focuses the first invalid field after a failed submit. */
function useFocusOnMistake({ ref, state: { failures } }: MountedForm): void {
  useEffect(() => {
    if (failures) focusMistake(ref.current);
  }, [failures]);
}

/**
 * Sends the form when its state becomes `submitting`, and resets it when it becomes `submitted`.
 */
function useSendOnSubmit(context: MountedForm): void {
  const { status } = context.state;
  useEffect(() => {
    if (status === "submitting") void send(context);
    if (status === "submitted") resetAfterSend(context);
  }, [status]);
}

function submit(event: SyntheticEvent, context: MountedForm): void {
  const { labels, state, change } = context;
  event.preventDefault();
  if (state.status !== "idle") return;
  const errors = findErrors(context);
  const count = Object.keys(errors).length;
  if (count > 0) {
    const news = fill(labels.summary, { n: count });
    change({ errors, failures: state.failures + 1, outcome: undefined, news });
  } else {
    change({ status: "submitting", errors, outcome: undefined, news: "" });
  }
}

/**
 * Updates the state after input. Revalidates once a submit has shown errors, and saves the answers
 * again if they were saved before.
 */
function updateAfterInput(context: MountedForm): void {
  const { state, change } = context;
  const errors = state.failures
    ? { ...remainingServerErrors(context), ...findErrors(context) }
    : {};
  if (state.kept) loadSubmitter(context).then(({ saveUnsent }) => saveUnsent?.(context));
  change({ dirty: isDirty(context), errors, outcome: undefined, news: "" });
}

/**
 * Returns the server's errors for answers that have not changed since. A new submit clears them.
 */
function remainingServerErrors(context: MountedForm): FieldErrors {
  const { errors = {}, values = {} } = context.state.refused ?? {};
  const now = readForm(context);
  const same = Object.entries(errors).filter(([name]) => now[name] === values[name]);
  return Object.fromEntries(same);
}

/**
 * Returns the errors of the fields' rules, and of input that the browser cannot parse, such as an
 * incomplete time.
 */
function findErrors(context: MountedForm): FieldErrors {
  const { source, ref, labels } = context;
  const errors = validate(source.fields, readForm(context));
  for (const { name, type } of source.fields) {
    const control = ref.current && findControl(ref.current, name);
    if (control?.validity.badInput) errors[name] = invalidInputMessage(type, labels);
  }
  return errors;
}

function invalidInputMessage(
  type: string,
  { invalid, invalidTime, invalidNumber }: FormStrings,
): string {
  const said: Partial<Record<string, string>> = { time: invalidTime, number: invalidNumber };
  return said[type] ?? invalid;
}

function markTouched(target: EventTarget, { source, state, change }: MountedForm): void {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  const known = source.fields.some((field) => field.name === name);
  if (name && known) change({ touched: [...new Set([...state.touched, name])] });
}
