import type { MouseEvent } from "react";
import type { InlineNode } from "../../model/markup/inline.ts";
import type { Delivery, Labels } from "../../model/types.ts";
import { Inline } from "../text/inline-nodes.tsx";
import { type ContactDetails, ContactLinks } from "./contact-links.tsx";
import { FormField, isRequired } from "./form-field.tsx";
import type { FormStrings } from "./form-strings.ts";
import type { FormDefinition } from "./mounted-form.ts";
import { nativeFormAttributes, supportsNativePost } from "./sending/delivery.ts";
import { useForm } from "./use-form.ts";

/** The strings that all forms share. */
export interface FormLabels {
  common: Pick<Labels["common"], "requiredNote">;
  form: FormStrings;
}

interface MessageFormProps {
  source: FormDefinition & { submit: string };
  /** The prefix of the field ids. */
  id: string;
  labels: FormLabels;
  /** Contact details for other ways to reach the firm. */
  firm: ContactDetails;
  /** A remark beside the button. */
  note?: readonly InlineNode[];
}

/**
 * Renders a form for messages. Without a script, the browser posts the form to its server. If there
 * is no server, the page also has contact links, in case the script is late or blocked.
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
      {...nativeFormAttributes(source.delivery)}
      className="message"
      // Native validation only if the browser can also submit the form.
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
      {native ? (
        <HoneypotAndHiddenFields parts={source.delivery.native} />
      ) : (
        <EarlySubmitDetector />
      )}
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
 * Renders a hidden, unreachable field that only bots fill in. Its name is the one that the form
 * service expects, or a widely known one that no other field can have. Also renders the hidden
 * fields of the service.
 */
function HoneypotAndHiddenFields({ parts }: { parts: Delivery["native"] }) {
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
 * Renders a hidden field that becomes `:user-valid` only on submit. It shows the boot script that
 * the visitor pressed the button before the script was ready.
 */
function EarlySubmitDetector() {
  return (
    <>
      <input hidden data-pressed />
      <noscript>
        <span />
      </noscript>
    </>
  );
}

/** Ignores the second click of a double click: the first one has already reset the form. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
