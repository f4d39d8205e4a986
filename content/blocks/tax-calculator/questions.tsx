import type { ReactNode } from "react";
import type { Faults, FieldName } from "./read-form.ts";
import type { CalculatorProps } from "./words.ts";

interface QuestionsProps {
  block: CalculatorProps["block"];
  /** The prefix of the field ids. */
  id: string;
  faults: Faults;
}

/** The questions of the calculator: the schedule and four numbers. */
export function Questions(props: QuestionsProps) {
  return (
    <>
      <Schedules {...props} />
      <Figure {...props} name="base" />
      <Figure {...props} name="amount" />
      <Figure {...props} name="months" />
      <Figure {...props} name="weight" />
    </>
  );
}

/** The schedules to choose from. The choice by weight is the last option. */
function Schedules({ block, id, faults }: QuestionsProps) {
  const { table, fields } = block;
  const options = [...table.schedules, ...(table.choice ? [table.choice] : [])];
  const error = faults.schedule;
  return (
    <fieldset className="field" aria-describedby={error && `${id}-schedule-error`}>
      <legend>{fields.schedule.label}</legend>
      {options.map(({ id: value, name, title, description }) => (
        <label key={value} className="option">
          <input
            type="radio"
            name={fields.schedule.parameter}
            value={value}
            aria-invalid={error ? true : undefined}
          />
          <span>{title}</span>
          <em>{name}</em>
          {description && <small>{description}</small>}
        </label>
      ))}
      <Fault id={`${id}-schedule-error`}>{error}</Fault>
    </fieldset>
  );
}

/** A number field. It accepts any text; invalid input gets an error message. */
function Figure({ block, id, name, faults }: QuestionsProps & { name: FieldName }) {
  const { parameter, label, hint } = block.fields[name];
  const own = `${id}-${name}`;
  const error = faults[name];
  const about = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(" ");
  return (
    <div className="field half">
      <label htmlFor={own}>{label}</label>
      <input
        id={own}
        name={parameter}
        inputMode={name === "months" ? "numeric" : "decimal"}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
      />
      {hint && (
        <p id={`${own}-hint`} className="note">
          {hint}
        </p>
      )}
      <Fault id={`${own}-error`}>{error}</Fault>
    </div>
  );
}

function Fault({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="error">
      {children}
    </p>
  ) : null;
}
