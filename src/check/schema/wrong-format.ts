import type { FormatError } from "../../model/formats/format.ts";
import { formats } from "../../model/formats/formats.ts";
import { exampleYaml } from "../../model/schema/schema-example.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import type { Explainer } from "./error-explanation.ts";
import { getFormatExample } from "./fields/country-example.ts";

/**
 * Explains a text that violates a format whose rules are in code, such as a CNPJ, a date or a phone
 * number.
 */
export const explainWrongFormat: Explainer<"format"> = (
  subject,
  { instancePath: path, params },
) => {
  const text = String(subject.value(path));
  return { diagnostic: checkFormat(subject, path, text, params.format) };
};

/**
 * Checks a text against a format. Returns a diagnostic if the text violates it, with a fix if the
 * intended text is known; otherwise returns `undefined`.
 */
export function checkFormat(
  subject: FileWithSchema,
  path: string,
  text: string,
  format: string,
): Diagnostic | undefined {
  const fault = formats[format]?.check(text, subject.country, subject.language);
  if (!fault) return undefined;
  const edits = fault.meant === undefined ? undefined : subject.replace(path, fault.meant);
  const { mistyped, area, impossible, brackets, foreign, count, several, unreal } = fault;
  const isAbroad = unreal !== undefined && unreal.country !== subject.country;
  // The message about such a path is sufficient. An example would show another path.
  const isPath = fault.address !== undefined && fault.address !== "no-slash";
  const told = [
    edits,
    mistyped,
    area,
    impossible,
    brackets,
    foreign,
    count,
    several,
    isAbroad,
    isPath,
  ];
  const isTold = told.some(Boolean);
  const hint = isTold ? undefined : selectFittingExample(subject, path, format);
  const severity = isLegacyPhone(subject.country, format, text) ? "warning" : "error";
  return diagnoseFormat(subject, path, fault, { edits, hint, severity });
}

/**
 * Whether a firm outside Brazil has a Brazilian phone number. Earlier versions accepted nothing
 * else. Such content must still build, so it only gets a warning.
 */
function isLegacyPhone(country: string, format: string, text: string): boolean {
  const isBrazilian = /^\(\d{2}\) \d{4,5}-\d{4}$/.test(text);
  return country !== "BR" && format === "phone" && isBrazilian && !formats.phone?.check(text, "BR");
}

// Shows only examples that fit. If the format depends on another field, the schema has examples of
// several formats.
function selectFittingExample(
  subject: FileWithSchema,
  path: string,
  format: string,
): string | undefined {
  const { name, item } = subject.field(path);
  const { country } = subject;
  const own = formats[format]?.byCountry ? getFormatExample(country, format) : undefined;
  const fits = (example: unknown) => formats[format]?.check(String(example), country) === undefined;
  const fitting = subject.node(path).examples?.filter(fits) ?? [];
  const others = fitting.length > 0 ? fitting : [getFormatExample(country, format)];
  // Prefers the country's example. The example of the schema is Brazilian and might be valid
  // elsewhere by accident.
  const examples = own === undefined ? others : [own];
  return exampleYaml(item === undefined ? name : "", { examples });
}

function diagnoseFormat(
  subject: FileWithSchema,
  path: string,
  {
    code,
    mistyped,
    label,
    impossible,
    hour,
    brackets = false,
    several,
    register,
    ...others
  }: FormatError,
  showing: { edits?: Edit[]; hint?: string; severity: Diagnostic["severity"] },
): Diagnostic {
  const named = showing.edits && label;
  if (code === "cnpj") return subject.diagnose(code, path, { mistyped, label: named }, showing);
  if (code === "cpf") return subject.diagnose(code, path, { mistyped }, showing);
  if (code === "company-number") {
    const { edits } = showing;
    return subject.diagnose(code, path, { mistyped, label: named, ...register }, { edits });
  }
  if (code === "phone") return subject.diagnose(code, path, { ...others, several }, showing);
  if (code === "email") return subject.diagnose(code, path, { several }, showing);
  if (code === "date") {
    const text = subject.written(path);
    const [{ text: meant } = { text: "" }] = showing.edits ?? [];
    const written =
      meant && !hour && /\p{L}|^["']?\d{1,2}\D\d{1,2}\D\d\d["']?$/u.test(text)
        ? { text, meant }
        : undefined;
    return subject.diagnose(code, path, { impossible, hour, written }, showing);
  }
  if (code === "old-address")
    return subject.diagnose(code, path, { address: others.address }, showing);
  if (code === "text-pattern") return subject.diagnose(code, path, { brackets }, showing);
  return subject.diagnose(code, path, {}, showing);
}
