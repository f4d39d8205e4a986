import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { parentOf } from "../../yaml/json-pointer.ts";
import { wrongBlockType } from "./block-type.ts";
import {
  type ErrorExplanation,
  fieldCause,
  type ValidatorError,
  valueCause,
} from "./error-explanation.ts";
import { explainForeignFields, type ForeignFieldReport } from "./fields/foreign-fields.ts";
import { missingFields } from "./fields/missing-fields.ts";
import { unknownField } from "./fields/unknown-field.ts";
import type { FileWithSchema } from "./file-with-schema.ts";
import { findMissingLine } from "./missing-lines.ts";
import { wrongSitePattern } from "./site-pattern.ts";
import { wrongType } from "./value-types/wrong-type.ts";
import { wrongFormat } from "./wrong-format.ts";
import { outOfRange, repeatedItem, tooManyDecimals, wrongLength } from "./wrong-limits.ts";
import { notAnOption, wrongPattern } from "./wrong-text.ts";

/**
 * Turns validator errors into diagnostics. Errors with the same cause become one diagnostic: the
 * most specific error of a value wins, and causes that another explanation covers are dropped.
 * Missing fields and foreign field names are merged per group.
 */
export function explainErrors(
  subject: FileWithSchema,
  errors: readonly ValidatorError[],
): Diagnostic[] {
  const mistakes = new Map<string, ErrorExplanation>();
  for (const error of errors
    .slice(0, maximumErrorsPerFile)
    .toSorted((a, b) => keywordRank(a) - keywordRank(b))) {
    const cause = causeOf(error);
    const mistake = mistakes.has(cause) ? undefined : explain(subject, error);
    if (mistake) mistakes.set(cause, mistake);
  }
  const explained = new Set([...mistakes.values()].flatMap(({ explains = [] }) => explains));
  const told = [...mistakes].filter(([cause]) => !explained.has(cause)).map(([, told]) => told);
  const groups = groupBy(
    told.flatMap(({ missing: lacks }) => lacks ?? []),
    ({ path }) => path,
  );
  const diagnostics = told.flatMap(({ diagnostic }) => diagnostic ?? []);
  const foreign = mergeForeignFields(subject, diagnostics, groups);
  const lacking = [...groups].flatMap(([path, lacks]) => {
    const names = foreign.get(path)?.unreported ?? lacks.map(({ field }) => field);
    const [{ demandedBy }] = lacks;
    if (names.length === 0) return [];
    return findMissingLine(subject, path, names) ?? missingFields(subject, path, names, demandedBy);
  });
  const joined = [...foreign.values()];
  const instead = new Set(joined.flatMap((each) => each.replaces));
  const others = diagnostics.filter((each) => !instead.has(each));
  return [...others, ...joined.map(({ diagnostic }) => diagnostic), ...lacking];
}

/** Merged diagnostics for field names in another language, by the path of their group. */
function mergeForeignFields(
  subject: FileWithSchema,
  diagnostics: readonly Diagnostic[],
  groups: ReadonlyMap<string, readonly MissingField[]>,
): Map<string, ForeignFieldReport> {
  const unknown = diagnostics.filter(({ code }) => code === "unknown-field");
  const found = [...groupBy(unknown, ({ path }) => parentOf(path))].map(([path, each]) => {
    const lacks = (groups.get(path) ?? []).map(({ field }) => field);
    return [path, explainForeignFields(subject, each, lacks)] as const;
  });
  return new Map(found.flatMap(([path, foreign]) => (foreign ? [[path, foreign]] : [])));
}

type MissingField = NonNullable<ErrorExplanation["missing"]>;

/** Maximum number of validator errors explained per file. The rest show up once these are fixed. */
export const maximumErrorsPerFile = 1000;

type MissingError = Extract<ValidatorError, { keyword: "required" | "dependencies" }>;

// Most specific keyword first: only the first error of a value is reported.
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

function causeOf(error: ValidatorError): string {
  const { instancePath: path } = error;
  if (error.keyword === "additionalProperties")
    return fieldCause(path, error.params.additionalProperty);
  if (error.keyword === "required" || error.keyword === "dependencies")
    return fieldCause(path, error.params.missingProperty);
  return valueCause(path);
}

function explain(subject: FileWithSchema, error: ValidatorError): ErrorExplanation | undefined {
  switch (error.keyword) {
    case "type":
      return wrongType(subject, error);
    case "required":
    case "dependencies":
      return missingField(error);
    case "additionalProperties":
      return unknownField(subject, error);
    case "discriminator":
      return wrongBlockType(subject, error);
    case "enum":
    case "const":
      return notAnOption(subject, error);
    case "pattern":
      return wrongPattern(subject, error);
    case "format":
      return wrongFormat(subject, error);
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return wrongLength(subject, error);
    case "uniqueItems":
      return repeatedItem(subject, error);
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return outOfRange(subject, error);
    case "multipleOf":
      return tooManyDecimals(subject, error);
    case "matches":
      return wrongSitePattern(subject, error);
    // The errors inside the branch of a condition are more specific.
    case "if":
      return undefined;
    default:
      return wrongValue(subject, error.instancePath);
  }
}

// The `discriminator` error already covers a block without a type.
function missingField({
  instancePath,
  params,
  parentSchema,
}: MissingError): ErrorExplanation | undefined {
  if (parentSchema?.discriminator) return undefined;
  const demandedBy = "property" in params ? String(params.property) : undefined;
  return { missing: { path: instancePath, field: params.missingProperty, demandedBy } };
}

function wrongValue(subject: FileWithSchema, path: string): ErrorExplanation {
  return { diagnostic: subject.diagnose("wrong-value", path, { field: subject.field(path) }) };
}
