import { listAt } from "../../../model/parsed-site.ts";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { suggest } from "../../../yaml/suggest.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";

/**
 * Checks a text that is shorthand for a group (`delivery: worker` sets its `type`).
 *
 * @returns a diagnostic if the text is not an option, or if that option requires more fields;
 * `undefined` if the schema at `path` has no shorthand
 */
export function diagnoseShorthand(subject: FileWithSchema, path: string): Diagnostic | undefined {
  const node = subject.node(path);
  const [name] =
    Array.isArray(node.type) && node.type.includes("object") ? (node.required ?? []) : [];
  const written = subject.value(path);
  if (name === undefined || typeof written !== "string") return undefined;
  const options = (node.properties?.[name]?.enum ?? []).map(String);
  const field = subject.field(path);
  if (!options.includes(written)) {
    const suggestion = suggest(written, options);
    const edits = suggestion === undefined ? undefined : subject.replace(path, suggestion);
    const details = { field, written, suggestion, options: options.join(", ") };
    return subject.diagnose("not-an-option", path, details, { edits });
  }
  const more = fieldsRequiredWith(node, name, written);
  const lines = more.map((each) => `  ${exampleYaml(each, node.properties?.[each] ?? {})}`);
  const hint = [`${field.name}:`, `  ${name}: ${written}`, ...lines].join("\n");
  const details = { field, fields: [name, ...more].join(", ") };
  return subject.diagnose("fields-expected", path, details, { hint });
}

/** Returns the other fields that a group requires if the field `name` has this value. */
function fieldsRequiredWith(node: object, name: string, value: string): string[] {
  const rules = listAt(node, "/allOf").filter(
    (rule) => valueAt(rule, `/if/properties/${name}/const`) === value,
  );
  return rules.flatMap((rule) => listAt(rule, "/then/required").map(String));
}
