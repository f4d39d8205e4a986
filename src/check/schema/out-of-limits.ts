import { hasThousandsPoint } from "#lang/check/schema/wrong-value-types/parse-number";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import { countCharactersWithoutTokens } from "../compiled-checks/text-length.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import type { Explainer } from "./error-explanation.ts";
import { diagnoseMissingValue } from "./wrong-value-types/wrong-type.ts";

/** Explains a text, list or group that is too short or too long. */
export const explainWrongLength: Explainer<keyof typeof lengthCodes> = (subject, error) => {
  const { instancePath: path, params } = error;
  const value = subject.value(path);
  if (typeof value === "string" && value.trim() === "")
    return { diagnostic: diagnoseMissingValue(subject, path) };
  const length =
    typeof value === "string"
      ? countCharactersWithoutTokens(value)
      : Object.keys(Object(value)).length;
  const details = { field: subject.field(path), length, limit: params.limit };
  const code = lengthCodes[error.keyword];
  const surplus = pointer(path, params.limit);
  const isList = Array.isArray(value);
  const showing =
    code === "too-few"
      ? { range: subject.keyRange(path) }
      : code === "too-many" && isList
        ? { range: subject.headRange(surplus) }
        : {};
  return { diagnostic: subject.diagnose(code, path, details, showing) };
};

const lengthCodes = {
  minLength: "too-short",
  maxLength: "too-long",
  minItems: "too-few",
  maxItems: "too-many",
  minProperties: "too-few",
  maxProperties: "too-many",
} as const;

/** Explains a duplicate in a list of unique items. */
export const explainRepeatedItem: Explainer<"uniqueItems"> = (subject, error) => {
  const { instancePath: path, params } = error;
  const [first, second] = [Math.min(params.i, params.j), Math.max(params.i, params.j)];
  const details = { field: subject.field(path), first: first + 1, second: second + 1 };
  const place = pointer(path, second);
  return { diagnostic: subject.diagnose("repeated-item", place, details) };
};

/** Explains a number that is too small or too large. */
export const explainOutOfRange: Explainer<"minimum" | "maximum"> = (subject, error) => {
  const { instancePath: path } = error;
  const limit = (name: string) => {
    const value = childValue(error.parentSchema, name);
    return typeof value === "number" ? value : undefined;
  };
  const limits = { minimum: limit("minimum"), maximum: limit("maximum") };
  const details = { field: subject.field(path), written: subject.written(path), ...limits };
  return { diagnostic: subject.diagnose("out-of-range", path, details) };
};

/** Explains a number with too many decimals. Most often it is "1.299", meant as 1299. */
export const explainTooManyDecimals: Explainer<"multipleOf"> = (
  subject,
  { instancePath: path },
) => {
  const written = subject.written(path);
  if (hasThousandsPoint(written, subject.country))
    return { diagnostic: diagnoseThousandsSeparator(subject, path, written) };
  const details = { field: subject.field(path), written };
  return { diagnostic: subject.diagnose("too-precise", path, details) };
};

/**
 * Creates the diagnostic for a point that separates thousands. YAML reads it as the decimal point.
 */
export function diagnoseThousandsSeparator(
  subject: FileWithSchema,
  path: string,
  written: string,
): Diagnostic {
  const edits = subject.replace(path, written.replace(".", ""));
  return subject.diagnose("thousands-point", path, { written }, { edits });
}
