import { CORE_SCHEMA, dump } from "js-yaml";
import type { Schema } from "./schemas.ts";

const maximumLines = 8;

/**
 * Formats a field with the first example of its schema as YAML. Returns `undefined` if there is no
 * example, or if the YAML has more than `maximumLines` lines.
 */
export function exampleYaml(name: string, node: Schema): string | undefined {
  const example = node.const ?? node.examples?.[0];
  if (example === undefined) return undefined;
  const content = name === "" ? [example] : { [name]: example };
  const lines = dump(content, {
    schema: CORE_SCHEMA,
    lineWidth: -1,
    quoteStyle: "double",
  }).trimEnd();
  return lines.split("\n").length > maximumLines ? undefined : lines;
}
