import { Inline } from "../text/inline-nodes.tsx";
import type { ParsedField } from "./parsed-field.ts";
import { checkedValue } from "./values.ts";

interface FormFieldProps {
  field: ParsedField;
  id: string;
  /** Whether the browser can submit the form natively and applies its own validation. */
  native: boolean;
  touched: boolean;
  error?: string;
}

/** Renders one question: label, hint, control and error message. */
export function FormField({ field, id, native, touched, error }: FormFieldProps) {
  const { type, label, hint, width } = field;
  const ids = { hint: `${id}_hint`, error: `${id}_error` };
  const about = [hint && ids.hint, error && ids.error].filter(Boolean).join(" ");
  return (
    <div className={`field ${type} ${width ?? "full"}`}>
      <label htmlFor={id}>
        {label}
        {isRequired(field) && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="note">
          <Inline nodes={hint} />
        </p>
      )}
      <Control
        {...requiredAttributes(field, native)}
        field={native && isUnvalidatedEmail(field) ? { ...field, type: "text" } : field}
        id={id}
        data-touched={touched}
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
      />
      {error && (
        <p id={ids.error} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Whether a rule of a field requires an answer. */
export function isRequired({ rules = [] }: ParsedField): boolean {
  return rules.some(({ type }) => type === "required");
}

/**
 * Whether a field is for an e-mail address, but no rule requires a valid one. Browsers would
 * validate it anyway.
 */
function isUnvalidatedEmail({ type, rules = [] }: ParsedField): boolean {
  return type === "email" && !rules.some((rule) => rule.type === "email");
}

/**
 * Returns the attributes of a required field. E-mail fields without validation get only
 * `aria-required`, unless the browser submits the form itself.
 */
function requiredAttributes(field: ParsedField, native: boolean) {
  if (!isRequired(field)) return {};
  return native || !isUnvalidatedEmail(field) ? { required: true } : { "aria-required": true };
}

function inputModeOf({ type, autocomplete }: ParsedField): "email" | "tel" | undefined {
  if (type === "tel") return "tel";
  return type === "email" || autocomplete === "email" ? "email" : undefined;
}

interface ControlProps {
  field: ParsedField;
  id: string;
  required?: boolean;
  "aria-required"?: boolean;
  "data-touched": boolean;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

/**
 * Renders the control of a field. Sets no value, because visitors may type before the script runs.
 */
function Control({ field, ...rest }: ControlProps) {
  const { name, type, placeholder, rows, options = [], rules = [] } = field;
  const ruleOf = (wanted: string) => rules.find((rule) => rule.type === wanted);
  const common = { ...rest, name, autoComplete: field.autocomplete };
  switch (type) {
    case "textarea":
      return <textarea {...common} dir="auto" rows={rows ?? 6} placeholder={placeholder} />;
    case "select":
      return (
        <select {...common}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case "checkbox":
      return <input {...common} type="checkbox" value={checkedValue} />;
    default:
      return (
        <input
          {...common}
          type={type}
          // Names may be in another script than the page.
          dir={type === "text" ? "auto" : undefined}
          inputMode={inputModeOf(field)}
          pattern={ruleOf("pattern")?.pattern}
          // Limits the choices of the browser's picker; the rules still validate typed values.
          min={ruleOf("minimum")?.value ?? ruleOf("days-ahead")?.earliest}
          max={ruleOf("maximum")?.value}
          placeholder={placeholder}
        />
      );
  }
}
