import { formats } from "../../../model/formats/formats.ts";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import type { FileWithSchema } from "../file-with-schema.ts";

/** An example of a format. If the format differs by country, an example of this country. */
export function getFormatExample(country: string, format: string): string | undefined {
  const { example, byCountry } = formats[format] ?? {};
  return byCountry && country !== "BR" ? byCountry.example(country) : example;
}

/**
 * Example lines for a field, in the form of the firm's country. `undefined` if only an example of
 * another country is known.
 */
export function findCountryExample(
  subject: FileWithSchema,
  path: string,
  name: string,
): string | undefined {
  const node = subject.node(path);
  if (!node.format || !formats[node.format]?.byCountry || subject.country === "BR")
    return hasForeignExample(node, subject.country) ? undefined : exampleYaml(name, node);
  const example = getFormatExample(subject.country, node.format);
  return example === undefined ? undefined : exampleYaml(name, { examples: [example] });
}

/**
 * Whether the schema has examples per country but none for this one: its general example is then
 * Brazilian.
 */
function hasForeignExample({ byCountry = {} }: Schema, country: string): boolean {
  const haveOwn = Object.values(byCountry).some(({ examples }) => examples !== undefined);
  return haveOwn && country !== "BR" && byCountry[country]?.examples === undefined;
}
