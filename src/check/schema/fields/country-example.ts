import { formats } from "../../../model/formats/formats.ts";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import type { FileWithSchema } from "../file-with-schema.ts";

/** An example of a format; of one that each country has otherwise, one of that country. */
export function formatExample(country: string, format: string): string | undefined {
  const { example, byCountry } = formats[format] ?? {};
  return byCountry && country !== "BR" ? byCountry.example(country) : example;
}

/**
 * Lines to copy that show a field as the firm's country writes it; nothing where the example of the schema is of
 * another country and none of that one is known.
 */
export function countryExample(
  subject: FileWithSchema,
  path: string,
  name: string,
): string | undefined {
  const node = subject.node(path);
  if (!node.format || !formats[node.format]?.byCountry || subject.country === "BR")
    return hasForeignExample(node, subject.country) ? undefined : exampleYaml(name, node);
  const example = formatExample(subject.country, node.format);
  return example === undefined ? undefined : exampleYaml(name, { examples: [example] });
}

/** Whether the countries have examples of their own, but that one none: what stands there is of Brazil. */
function hasForeignExample({ byCountry = {} }: Schema, country: string): boolean {
  const haveOwn = Object.values(byCountry).some(({ examples }) => examples !== undefined);
  return haveOwn && country !== "BR" && byCountry[country]?.examples === undefined;
}
