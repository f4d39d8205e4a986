import type { FuncKeywordDefinition } from "ajv";
import { textPattern } from "../../content/formats/text-pattern.ts";
import { childValue, parentOf } from "../../text/pointer.ts";
import type { Explainer } from "./mistake.ts";

/**
 * The keyword `matches` of schemas: a text must follow the pattern that content writes in that field
 * beside it, so that a site says itself which form the numbers of its register have.
 */
export const matches: FuncKeywordDefinition = {
  keyword: "matches",
  type: "string",
  schemaType: "string",
  validate: (field: string, text: string, _: unknown, place?: { parentData: unknown }) => {
    const pattern = childValue(place?.parentData, field);
    // What is wrong with the pattern is told where it stands.
    if (typeof pattern !== "string" || textPattern.check(pattern)) return true;
    return follows(text, pattern);
  },
};

/** A text that breaks the pattern beside it. The example beside it shows the form, unless it has another one itself. */
export const wrongOwnPattern: Explainer<"matches"> = (subject, { instancePath: path, schema }) => {
  const written = String(subject.value(path));
  const group = subject.value(parentOf(path));
  const pattern = String(childValue(group, String(schema)));
  const example = childValue(group, "example");
  const shown = follows(String(example), pattern) ? String(example) : undefined;
  const details = { written, pattern, example: shown };
  return { diagnostic: subject.diagnose("own-pattern", path, details) };
};

function follows(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "v").test(text);
}
