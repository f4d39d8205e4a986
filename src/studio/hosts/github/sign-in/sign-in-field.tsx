import { type InputHTMLAttributes, useEffect, useId, useRef } from "react";

interface SignInFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  label: string;
  note: string;
  /** The error, if any. The field takes the focus when an error appears. */
  fault: string | undefined;
  onChange(value: string): void;
}

/** A field with its label above, and its error and note below. */
export function SignInField({ label, note, fault, onChange, ...input }: SignInFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined) field.current?.focus();
  }, [fault]);
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-fault ${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      <p role="alert" id={`${id}-fault`} className="beginning-fault">
        {fault}
      </p>
      <small id={`${id}-note`}>{note}</small>
    </div>
  );
}
