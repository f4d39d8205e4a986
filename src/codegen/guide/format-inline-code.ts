import type { Schema, Schemas } from "../../model/schema/schemas.ts";
import { inlineCode } from "./markdown.ts";

// Matches tokens and placeholders, files and folders, routes, and the words "true" and "all".
const literalPattern =
  /(?<![\w/.-])(?:\$?\{[\w.|-]+\}|(?:content\/)?[a-z-]+\.yaml|content\/[a-z]+|\/[a-z][\w/?=#-]*\w(?:\.[a-z]+)?|true|all)(?![\w/:])/;

/**
 * Creates a function that finds literal content in prose and formats it as inline code. Literal
 * content is what a person types into a file.
 */
export function createInlineCodeFormatter(schemas: Schemas): (text: string) => string {
  const pairs = Object.values(schemas).flatMap(optionTexts);
  const written = new RegExp(
    `(?:${[...new Set(pairs)].join("|")})\\b|${literalPattern.source}`,
    "g",
  );
  return (text) => text.replace(written, inlineCode);
}

/**
 * Lists every option that a schema offers, in the form in which a file contains it: "layout:
 * ledger", "featured: true".
 */
function optionTexts(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    const options = node.type === "boolean" ? [true] : (node.enum ?? []);
    const own = options.map((option) => `${name}: ${option}`);
    return [...own, ...optionTexts(node), ...optionTexts(node.items ?? {})];
  });
}
