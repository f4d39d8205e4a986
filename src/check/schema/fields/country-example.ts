import { formats } from "../../../model/formats/formats.ts";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";

/**
 * Returns an example of a format. If the format differs by country, returns an example for this
 * country.
 */
export function getFormatExample(country: string, format: string): string | undefined {
  const { example, byCountry } = formats[format] ?? {};
  return byCountry && country !== "BR" ? byCountry.example(country) : example;
}

/**
 * Returns example lines for a field, in the form of the firm's country. Returns `undefined` if only
 * an example of another country is known.
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
 * Whether the schema has examples by country but none for this one. Its general example is then
 * Brazilian.
 */
function hasForeignExample({ byCountry = {} }: Schema, country: string): boolean {
  const haveOwn = Object.values(byCountry).some(({ examples }) => examples !== undefined);
  return haveOwn && country !== "BR" && byCountry[country]?.examples === undefined;
}
