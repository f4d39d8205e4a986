import type { MouseEvent } from "react";
import type { InlineNode } from "../../model/markup/inline.ts";
import type { Delivery, Labels } from "../../model/types.ts";
import { Inline } from "../text/inline-nodes.tsx";
import { type ContactDetails, ContactLinks } from "./contact-links.tsx";
import type { FormSource } from "./form-context.ts";
import { FormField, isRequired } from "./form-field.tsx";
import type { FormWords } from "./form-words.ts";
import { nativeDelivery, supportsNativePost } from "./sending/delivery.ts";
import { useForm } from "./use-form.ts";

/** The words of a form that are the same everywhere. */
export interface FormLabels {
  common: Pick<Labels["common"], "requiredNote">;
  form: FormWords;
}

interface MessageFormProps {
  source: FormSource & { submit: string };
  /** Begins the ids of its fields. */
  id: string;
  labels: FormLabels;
  /** How the firm is reached by other ways. */
  firm: ContactDetails;
  /** A remark beside the button. */
  note?: readonly InlineNode[];
}

/**
 * A form that a visitor fills in and sends. Without a script the browser posts it to its server; a
 * form without one keeps its questions and gives way to links, which stand beside it in case its script is late or stopped.
 */
export function MessageForm(props: MessageFormProps) {
  const { source, labels, firm } = props;
  const native = supportsNativePost(source.delivery);
  return (
    <div className="writing">
      <FormElement {...props} native={native} />
      {!native && <ContactLinks source={source} labels={labels.form} firm={firm} />}
    </div>
  );
}

function FormElement({ source, id, labels, note, native }: MessageFormProps & { native: boolean }) {
  const { state, form } = useForm(source, id, labels.form);
  const { status, dirty, touched, errors, outcome } = state;
  const asks = source.fields.some(isRequired);
  return (
    <form
      {...form}
      {...nativeDelivery(source.delivery)}
      className="message"
      // Only where the browser sends it may the browser stop it, too.
      noValidate={!native}
      data-status={status}
      data-dirty={dirty}
    >
      {asks && <p className="note">{labels.common.requiredNote}</p>}
      {source.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          native={native}
          id={`${id}_${field.name}`}
          touched={touched.includes(field.name)}
          error={errors[field.name]}
        />
      ))}
      {native ? <Honeypot parts={source.delivery.native} /> : <SubmitProbe />}
      {source.delivery.turnstile && <div data-guard />}
      <div className="send">
        <button
          type="submit"
          className="button"
          aria-disabled={status === "submitting"}
          onClick={ignoreSecondClick}
        >
          {status === "submitting" ? labels.form.sending : source.submit}
        </button>
        {note && (
          <p className="note">
            <Inline nodes={note} />
          </p>
        )}
      </div>
      <p role="status" className={outcome && outcome in labels.form ? "error" : undefined}>
        {state.news}
      </p>
    </form>
  );
}

/**
 * A field that nobody sees, hears or reaches: what is written in it comes from a robot. Unless whoever
 * takes the messages knows it by another name, it has one that many know, and that no other field can
 * have. Beside it stands what a service asks of the page.
 */
function Honeypot({ parts }: { parts: Delivery["native"] }) {
  const { trap = "_gotcha", hidden = {} } = parts ?? {};
  return (
    <>
      <div className="visually-hidden" inert aria-hidden="true">
        <input name={trap} tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * A field that nobody can reach, so that only a submit makes the browser judge it (`:user-valid`):
 * the boot script learns from it that someone pressed before it came.
 */
function SubmitProbe() {
  return (
    <>
      <input hidden data-pressed />
      <noscript>
        <span />
      </noscript>
    </>
  );
}

/** Ignore the second click of a double click: the first one has already reset the form. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
