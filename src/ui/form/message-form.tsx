import type { MouseEvent } from "react";
import type { Labels } from "../../content/types.ts";
import { Text } from "../text.tsx";
import { nativeDelivery } from "./delivery.ts";
import { FormField, isRequired } from "./form-field.tsx";
import { type FormSource, useForm } from "./use-form.ts";

interface MessageFormProps {
  source: FormSource & { submit: string };
  /** Begins the ids of its fields. */
  id: string;
  labels: Pick<Labels, "form" | "common">;
  /** A remark beside the button, in the inline grammar. */
  note?: string;
}

/** A form that a visitor fills in and sends. Without a script the browser sends it by itself. */
export function MessageForm({ source, id, labels, note }: MessageFormProps) {
  const { state, form } = useForm(source, labels.form);
  const { status, dirty, touched, errors } = state;
  const ruled = source.fields.some(({ rules }) => rules);
  return (
    <form
      {...form}
      {...nativeDelivery(source.delivery)}
      className="message"
      // Where there are no rules, the browser must not invent any.
      noValidate={ruled ? undefined : true}
      data-status={status}
      data-dirty={dirty}
    >
      {source.fields.some(isRequired) && <p className="note">{labels.common.requiredNote}</p>}
      {source.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          touched={touched.includes(field.name)}
          error={errors[field.name]}
        />
      ))}
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
            <Text>{note}</Text>
          </p>
        )}
      </div>
      <p role="status">{state.news}</p>
    </form>
  );
}

/** The second click of a double click would submit the form that the first one has emptied. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
