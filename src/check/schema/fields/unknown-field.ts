import { foreignFieldNames } from "../../../model/schema/foreign-field-names.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import { childValue, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import { type SuggestionCandidate, suggest } from "../../../yaml/suggest.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { type ErrorExplanation, type Explainer, fieldCauseKey } from "../error-explanation.ts";
import { explainMissingParentLine } from "../missing-lines.ts";
import { explainColonInText } from "./colon-in-text.ts";
import { explainExtraIndent, explainLostIndent } from "./misplaced-field.ts";

/** Explains an unknown field: misspelt, in the wrong group, or invented. */
export const explainUnknownField: Explainer<"additionalProperties"> = (subject, error) => {
  const { instancePath: path } = error;
  const name = error.params.additionalProperty;
  if (hasTooManyFields(subject.value(path))) return explainUnrecognizedField(subject, path, name);
  return (
    explainLostIndent(subject, path, name) ??
    explainExtraIndent(subject, path, name) ??
    explainMissingParentLine(subject, path, name) ??
    explainColonInText(
      subject,
      path,
      name,
      absentFields(subject.node(path), subject.value(path)),
    ) ??
    explainUnrecognizedField(subject, path, name)
  );
};

/**
 * The maximum number of fields in a group whose unknown fields are compared with others. No author
 * writes a larger group by hand.
 */
const maximumFields = 200;

const crowdedCache = new WeakMap<object, boolean>();

function hasTooManyFields(group: unknown): boolean {
  if (typeof group !== "object" || group === null) return false;
  const known = crowdedCache.get(group) ?? Object.keys(group).length > maximumFields;
  crowdedCache.set(group, known);
  return known;
}

function explainUnrecognizedField(
  subject: FileWithSchema,
  path: string,
  name: string,
): ErrorExplanation {
  const node = subject.node(path);
  const own = pointer(path, name);
  const range = subject.parsed.rangeAt(own, "key");
  const absent = absentFields(node, subject.value(path));
  const suggestion = suggest(name, absent);
  const edits = suggestion ? [{ ...range, text: suggestion }] : undefined;
  const others = absent.slice(0, 8).map(({ word }) => word);
  const details = { field: name, owner: node.title, suggestion, others };
  return {
    diagnostic: subject.diagnose("unknown-field", own, details, { range, edits }),
    explains: suggestion
      ? [suggestion, ...conditionalFields(node, suggestion)].map((field) =>
          fieldCauseKey(path, field),
        )
      : [],
  };
}

// Returns fields that are required depending on a condition on `field`. Whether they are missing is
// known only once `field` is spelt correctly.
function conditionalFields(node: Schema, field: string): string[] {
  const isTested = ["/if", "/if/not"].some((place) =>
    valueAt(node, `${place}/properties/${field}`),
  );
  const required = ["/then", "/else"].map((place) => valueAt(node, `${place}/required`));
  return isTested
    ? required.flatMap((names) => (Array.isArray(names) ? names.map(String) : []))
    : [];
}

function absentFields(node: Schema, value: unknown): SuggestionCandidate[] {
  return Object.entries(node.properties ?? {})
    .filter(([word]) => childValue(value, word) === undefined)
    .map(([word, { title }]) => ({ word, title, names: foreignFieldNames(word) }));
}
