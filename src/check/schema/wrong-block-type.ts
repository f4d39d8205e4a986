import type { NamedField } from "#lang/yaml/phrases";
import { foreignFieldNames } from "../../model/schema/foreign-field-names.ts";
import { blockTitles } from "../../model/schema/schemas.ts";
import { childKeys, childValue, pointer } from "../../yaml/json-pointer.ts";
import { suggest } from "../../yaml/suggest.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { type ErrorExplanation, type Explainer, fieldCauseKey } from "./error-explanation.ts";

/** Explains a block whose type is missing or unknown. */
export const explainWrongBlockType: Explainer<"discriminator"> = (subject, error) => {
  const { instancePath: path } = error;
  const type: unknown = error.params.tagValue;
  return typeof type === "string"
    ? explainUnknownBlock(subject, path, type)
    : explainMissingType(subject, path);
};

function explainUnknownBlock(
  subject: FileWithSchema,
  path: string,
  type: string,
): ErrorExplanation {
  const titles = blockTitles(subject.schemas);
  const candidates = Object.entries(titles).map(([word, title]) => ({ word, title }));
  const suggestion = suggest(type, candidates);
  const place = pointer(path, "type");
  const edits = suggestion ? subject.replace(place, suggestion) : undefined;
  const fitting = suggestion ? [] : findMatchingBlockTypes(subject, subject.value(path));
  const title = suggestion && titles[suggestion];
  const details = { type, suggestion, title, fitting };
  return { diagnostic: subject.diagnose("unknown-block", place, details, { edits }) };
}

const typeField = { word: "type", names: foreignFieldNames("type") };

/** Explains a block without a type. The field name "type" itself may be misspelt. */
export function explainMissingType(subject: FileWithSchema, path: string): ErrorExplanation {
  const value = subject.value(path);
  const titles = blockTitles(subject.schemas);
  const misspelt = childKeys(value).find(
    (name) => suggest(name, [typeField]) && Object.hasOwn(titles, String(childValue(value, name))),
  );
  if (misspelt !== undefined) return explainMisspeltTypeField(subject, path, misspelt);
  const fitting = findMatchingBlockTypes(subject, value);
  const [only] = fitting;
  const hint = only && fitting.length === 1 ? `- type: ${only.name}` : undefined;
  const range = subject.headRange(path);
  return { diagnostic: subject.diagnose("missing-type", path, { fitting }, { range, hint }) };
}

// The maximum number of matching block types. More would not help the author to choose.
const maximumMatches = 3;

/**
 * Returns the block types that have all the given fields, or whose name was written instead of the
 * fields. Returns none if there are more than `maximumMatches`.
 */
function findMatchingBlockTypes({ schemas }: FileWithSchema, value: unknown): NamedField[] {
  const titles = blockTitles(schemas);
  const types = Object.keys(titles);
  const fields = childKeys(value).filter((field) => field !== "type");
  const fitting =
    typeof value === "string"
      ? [types.find((type) => type === value) ?? suggest(value, types) ?? []].flat()
      : types.filter((type) => {
          const known = schemas[`blocks/${type}.json`]?.properties ?? {};
          return fields.length > 0 && fields.every((field) => Object.hasOwn(known, field));
        });
  if (fitting.length > maximumMatches) return [];
  return fitting.map((name) => ({ name, title: titles[name] }));
}

function explainMisspeltTypeField(
  subject: FileWithSchema,
  path: string,
  name: string,
): ErrorExplanation {
  const own = pointer(path, name);
  const range = subject.parsed.rangeAt(own, "key");
  const details = { field: name, suggestion: "type", others: [] };
  const edits = [{ ...range, text: "type" }];
  const diagnostic = subject.diagnose("unknown-field", own, details, { range, edits });
  return { diagnostic, explains: [fieldCauseKey(path, name)] };
}
