import { childValue, pointer } from "../pointer.ts";
import { blockTitles } from "../schemas.ts";
import { suggest } from "../suggest.ts";
import { type Explainer, fieldCause, type Mistake } from "./mistake.ts";
import type { Subject } from "./subject.ts";

/** A block whose type is missing or does not exist. */
export const wrongBlock: Explainer<"discriminator"> = (subject, error) => {
  const { instancePath: path } = error;
  const type: unknown = error.params.tagValue;
  return typeof type === "string" ? unknownBlock(subject, path, type) : missingType(subject, path);
};

function unknownBlock(subject: Subject, path: string, type: string): Mistake {
  const titles = blockTitles(subject.schemas);
  const candidates = Object.entries(titles).map(([word, title]) => ({ word, title }));
  const suggestion = suggest(type, candidates);
  const place = pointer(path, "type");
  const edits = suggestion ? subject.replace(place, suggestion) : undefined;
  const options = Object.keys(titles).join(", ");
  const details = { type, suggestion, title: suggestion && titles[suggestion], options };
  return { diagnostic: subject.diagnose("unknown-block", place, details, { edits }) };
}

/** A block that does not say what it is; perhaps the word "type" itself is misspelt. */
export function missingType(subject: Subject, path: string): Mistake {
  const value = subject.value(path);
  const titles = blockTitles(subject.schemas);
  const misspelt = Object.keys(Object(value)).find(
    (name) => suggest(name, ["type"]) && Object.hasOwn(titles, String(childValue(value, name))),
  );
  if (misspelt !== undefined) return misspeltType(subject, path, misspelt);
  const suggestion = likeliestType(subject, value);
  const options = Object.keys(titles).join(", ");
  const details = { options, suggestion, title: suggestion && titles[suggestion] };
  const hint = suggestion && `- type: ${suggestion}`;
  const range = subject.headRange(path);
  return { diagnostic: subject.diagnose("missing-type", path, details, { range, hint }) };
}

// The only block that has all the fields given, or whose name stands in place of the fields.
function likeliestType(subject: Subject, value: unknown): string | undefined {
  const types = Object.keys(blockTitles(subject.schemas));
  if (typeof value === "string")
    return types.find((type) => type === value) ?? suggest(value, types);
  const fields = Object.keys(Object(value)).filter((field) => field !== "type");
  const fitting = types.filter((type) => {
    const known = subject.schemas[`blocks/${type}.json`]?.properties ?? {};
    return fields.length > 0 && fields.every((field) => Object.hasOwn(known, field));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

function misspeltType(subject: Subject, path: string, name: string): Mistake {
  const own = pointer(path, name);
  const range = subject.parsed.rangeAt(own, "key");
  const details = { field: name, suggestion: "type", others: [] };
  const edits = [{ ...range, text: "type" }];
  const diagnostic = subject.diagnose("unknown-field", own, details, { range, edits });
  return { diagnostic, explains: [fieldCause(path, name)] };
}
