import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { parentPointer } from "../../yaml/json-pointer.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import {
  type ErrorExplanation,
  fieldCauseKey,
  type ValidatorError,
  valueCauseKey,
} from "./error-explanation.ts";
import {
  explainForeignLanguageFields,
  type ForeignLanguageFieldReport,
} from "./fields/foreign-language-fields.ts";
import { diagnoseMissingFields } from "./fields/missing-fields.ts";
import { explainUnknownField } from "./fields/unknown-field.ts";
import { diagnoseMissingLine } from "./missing-lines.ts";
import {
  explainOutOfRange,
  explainRepeatedItem,
  explainTooManyDecimals,
  explainWrongLength,
} from "./out-of-limits.ts";
import { explainWrongSitePattern } from "./site-pattern-mismatch.ts";
import { explainWrongBlockType } from "./wrong-block-type.ts";
import { explainWrongFormat } from "./wrong-format.ts";
import { explainUnknownOption, explainWrongPattern } from "./wrong-option-or-pattern.ts";
import { explainWrongType } from "./wrong-value-types/wrong-type.ts";

/**
 * Turns validator errors into diagnostics. Errors with the same cause become one diagnostic. Of
 * several errors of one value, the most specific one is reported. Errors that another explanation
 * covers are dropped. Missing fields, and field names in another language, are merged per group.
 */
export function explainErrors(
  subject: FileWithSchema,
  errors: readonly ValidatorError[],
): Diagnostic[] {
  const mistakes = new Map<string, ErrorExplanation>();
  for (const error of errors
    .slice(0, maximumErrorsPerFile)
    .toSorted((a, b) => keywordRank(a) - keywordRank(b))) {
    const cause = errorCauseKey(error);
    const mistake = mistakes.has(cause) ? undefined : explainError(subject, error);
    if (mistake) mistakes.set(cause, mistake);
  }
  const explained = new Set([...mistakes.values()].flatMap(({ explains = [] }) => explains));
  const told = [...mistakes].filter(([cause]) => !explained.has(cause)).map(([, told]) => told);
  const groups = groupBy(
    told.flatMap(({ missing }) => missing ?? []),
    ({ path }) => path,
  );
  const diagnostics = told.flatMap(({ diagnostic }) => diagnostic ?? []);
  const foreign = mergeForeignLanguageFields(subject, diagnostics, groups);
  const lacking = [...groups].flatMap(([path, lacks]) => {
    const names = foreign.get(path)?.unreported ?? lacks.map(({ field }) => field);
    const [{ demandedBy }] = lacks;
    if (names.length === 0) return [];
    return (
      diagnoseMissingLine(subject, path, names) ??
      diagnoseMissingFields(subject, path, names, demandedBy)
    );
  });
  const joined = [...foreign.values()];
  const instead = new Set(joined.flatMap((each) => each.replaces));
  const others = diagnostics.filter((each) => !instead.has(each));
  return [...others, ...joined.map(({ diagnostic }) => diagnostic), ...lacking];
}

/** Merges the diagnostics for field names in another language, by the path of their group. */
function mergeForeignLanguageFields(
  subject: FileWithSchema,
  diagnostics: readonly Diagnostic[],
  groups: ReadonlyMap<string, readonly MissingField[]>,
): Map<string, ForeignLanguageFieldReport> {
  const unknown = diagnostics.filter(({ code }) => code === "unknown-field");
  const found = [...groupBy(unknown, ({ path }) => parentPointer(path))].map(([path, each]) => {
    const lacks = (groups.get(path) ?? []).map(({ field }) => field);
    return [path, explainForeignLanguageFields(subject, each, lacks)] as const;
  });
  return new Map(found.flatMap(([path, foreign]) => (foreign ? [[path, foreign]] : [])));
}

type MissingField = NonNullable<ErrorExplanation["missing"]>;

/**
 * The maximum number of validator errors that are explained per file. Further errors are reported
 * once these are fixed.
 */
export const maximumErrorsPerFile = 1000;

type MissingFieldError = Extract<ValidatorError, { keyword: "required" | "dependencies" }>;

// The most specific keyword comes first, since only the first error of a value is reported.
const keywordOrder: readonly ValidatorError["keyword"][] = [
  "discriminator",
  "type",
  "minLength",
  "enum",
  "const",
  "format",
  "pattern",
  "matches",
];

function keywordRank({ keyword }: ValidatorError): number {
  const index = keywordOrder.indexOf(keyword);
  return index < 0 ? keywordOrder.length : index;
}

function errorCauseKey(error: ValidatorError): string {
  const { instancePath: path } = error;
  if (error.keyword === "additionalProperties")
    return fieldCauseKey(path, error.params.additionalProperty);
  if (error.keyword === "required" || error.keyword === "dependencies")
    return fieldCauseKey(path, error.params.missingProperty);
  return valueCauseKey(path);
}

function explainError(
  subject: FileWithSchema,
  error: ValidatorError,
): ErrorExplanation | undefined {
  switch (error.keyword) {
    case "type":
      return explainWrongType(subject, error);
    case "required":
    case "dependencies":
      return explainMissingField(error);
    case "additionalProperties":
      return explainUnknownField(subject, error);
    case "discriminator":
      return explainWrongBlockType(subject, error);
    case "enum":
    case "const":
      return explainUnknownOption(subject, error);
    case "pattern":
      return explainWrongPattern(subject, error);
    case "format":
      return explainWrongFormat(subject, error);
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return explainWrongLength(subject, error);
    case "uniqueItems":
      return explainRepeatedItem(subject, error);
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return explainOutOfRange(subject, error);
    case "multipleOf":
      return explainTooManyDecimals(subject, error);
    case "matches":
      return explainWrongSitePattern(subject, error);
    // The errors inside the branch of a condition are more specific than that of the condition.
    case "if":
      return undefined;
    default:
      return explainWrongValue(subject, error.instancePath);
  }
}

// The `discriminator` error already covers a block without a type.
function explainMissingField({
  instancePath,
  params,
  parentSchema,
}: MissingFieldError): ErrorExplanation | undefined {
  if (parentSchema?.discriminator) return undefined;
  const demandedBy = "property" in params ? String(params.property) : undefined;
  return { missing: { path: instancePath, field: params.missingProperty, demandedBy } };
}

function explainWrongValue(subject: FileWithSchema, path: string): ErrorExplanation {
  return { diagnostic: subject.diagnose("wrong-value", path, { field: subject.field(path) }) };
}
