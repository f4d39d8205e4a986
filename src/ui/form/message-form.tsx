import type { MouseEvent } from "react";
import type { InlineNode } from "../../content/markup/inline.ts";
import type { Labels } from "../../content/types.ts";
import { Inline } from "../text/inline.tsx";
import { nativeDelivery } from "./delivery.ts";
import type { FormSource } from "./form-context.ts";
import { FormField, isRequired } from "./form-field.tsx";
import { useForm } from "./use-form.ts";

/** The words of a form that are the same everywhere. */
export interface FormLabels {
  common: Pick<Labels["common"], "requiredNote">;
  form: Labels["form"];
}

interface MessageFormProps {
  source: FormSource & { submit: string };
  /** Begins the ids of its fields. */
  id: string;
  labels: FormLabels;
  /** A remark beside the button. */
  note?: readonly InlineNode[];
}

/** A form that a visitor fills in and sends. Without a script the browser sends it by itself. */
export function MessageForm({ source, id, labels, note }: MessageFormProps) {
  const { state, form } = useForm(source, id, labels.form);
  const { status, dirty, touched, errors, outcome } = state;
  const asks = source.fields.some(isRequired);
  const posts = source.delivery.type === "http";
  const isFree = source.fields.some(({ type, rules }) => type === "email" && !rules);
  return (
    <form
      {...form}
      {...nativeDelivery(source.delivery)}
      className="message"
      // The browser has a rule of its own for addresses; where the editor asks for none, it must not
      // apply. But what a server receives, such as a consent, must be there without a script, too.
      noValidate={isFree && !(posts && asks)}
      data-status={status}
      data-dirty={dirty}
    >
      {asks && <p className="note">{labels.common.requiredNote}</p>}
      {source.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          touched={touched.includes(field.name)}
          error={errors[field.name]}
        />
      ))}
      {posts && <Trap />}
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
 * A field that nobody sees, hears or reaches: what is written in it comes from a robot. Its name is
 * one that services know, and that no other field can have.
 */
function Trap() {
  return (
    <div className="visually-hidden" inert aria-hidden="true">
      <input name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The second click of a double click would submit the form that the first one has emptied. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
