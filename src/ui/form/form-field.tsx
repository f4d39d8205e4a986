import { Inline } from "../text/inline-nodes.tsx";
import type { ParsedField } from "./parsed-field.ts";
import { checkedValue } from "./values.ts";

interface FormFieldProps {
  field: ParsedField;
  id: string;
  /** The browser itself may send the form, and looks at its fields by rules of its own. */
  native: boolean;
  touched: boolean;
  error?: string;
}

/** One question: label, hint, control, and what is wrong with the answer. */
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
        field={native && isUncheckedEmail(field) ? { ...field, type: "text" } : field}
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

/** Whether a field is required. */
export function isRequired({ rules = [] }: ParsedField): boolean {
  return rules.some(({ type }) => type === "required");
}

/** The browser has a rule for e-mails; where the editor asks for none, it must not apply. */
function isUncheckedEmail({ type, rules = [] }: ParsedField): boolean {
  return type === "email" && !rules.some((rule) => rule.type === "email");
}

/** An address of whatever form is asked for in words alone, unless the browser itself sends it. */
function requiredAttributes(field: ParsedField, native: boolean) {
  if (!isRequired(field)) return {};
  return native || !isUncheckedEmail(field) ? { required: true } : { "aria-required": true };
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

/** The control of a field. No value is set: it belongs to the visitor, also before the script runs. */
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
          // Also in the midst of a page in one script, names are written in another.
          dir={type === "text" ? "auto" : undefined}
          inputMode={inputModeOf(field)}
          pattern={ruleOf("pattern")?.pattern}
          // A list of what may be chosen, where the browser has one; the rules judge what is written.
          min={ruleOf("minimum")?.value ?? ruleOf("days-ahead")?.earliest}
          max={ruleOf("maximum")?.value}
          placeholder={placeholder}
        />
      );
  }
}
