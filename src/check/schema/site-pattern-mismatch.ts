import { childValue, parentPointer } from "../../yaml/json-pointer.ts";
import { matchesPattern } from "../compiled-checks/matches-pattern.ts";
import type { Explainer } from "./error-explanation.ts";

/**
 * Explains a text that does not match the pattern in a field of its group. Shows the example of the
 * group, if that matches the pattern.
 */
export const explainWrongSitePattern: Explainer<"matches"> = (
  subject,
  { instancePath: path, schema },
) => {
  const written = String(subject.value(path));
  const group = subject.value(parentPointer(path));
  const pattern = String(childValue(group, String(schema)));
  const example = childValue(group, "example");
  const shown = matchesPattern(String(example), pattern) ? String(example) : undefined;
  const details = { written, pattern, example: shown };
  return { diagnostic: subject.diagnose("own-pattern", path, details) };
};
