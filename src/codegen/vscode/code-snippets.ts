import { snippetStrings } from "#lang/codegen/vscode/strings";
import { blockSchemaIds, type Schemas } from "../../model/schema/schemas.ts";
import { slugify } from "../../yaml/text-and-language/text-normalization.ts";
import { rootLocation, type SchemaLocation } from "./schema-node-location.ts";
import {
  buildSnippetTemplate,
  requiredFieldExamples,
  type SnippetTemplate,
} from "./snippet-template.ts";

interface CodeSnippet {
  scope: "yaml";
  prefix: string;
  description: string;
  body: string[];
}

/**
 * Builds the snippets of VS Code, by name. There is one for each block, with its required fields,
 * and one for each kind of file that office staff create.
 */
export function codeSnippets(schemas: Schemas): Record<string, CodeSnippet> {
  const blocks = blockSchemaIds(schemas).map((id) => blockSnippet(rootLocation(schemas, id)));
  const files = Object.entries(snippetStrings.files).map(([id, words]) => [
    words.name,
    fileSnippet(rootLocation(schemas, id), words),
  ]);
  return Object.fromEntries([...blocks, ...files]);
}

function blockSnippet(block: SchemaLocation): [string, CodeSnippet] {
  const { title = "", description = "" } = block.node;
  const name = snippetStrings.block(title);
  const body = templateLines([
    buildSnippetTemplate(block, requiredFieldExamples(block), { bodies: true }),
  ]);
  return [name, { scope: "yaml", prefix: snippetPrefix(name), description, body }];
}

function fileSnippet(
  file: SchemaLocation,
  { name, description }: { name: string; description: string },
) {
  const example = file.node.examples?.[0] ?? requiredFieldExamples(file);
  const template = buildSnippetTemplate(file, example, { bodies: true });
  const body = [schemaComment("../../", file.id), ...templateLines(template)];
  return { scope: "yaml", prefix: snippetPrefix(name), description, body };
}

/**
 * Returns the first line of a content file. An editor without a workspace finds the file's schema
 * by this line.
 *
 * @param root the path from the file to the folder of `.vscode/`
 * @param id the id of the schema
 */
export function schemaComment(root: string, id: string): string {
  return `# yaml-language-server: $schema=${root}.vscode/schemas/${id}`;
}

/**
 * Returns the prefix that inserts a snippet: "Bloco: Planos e preços" → "bloco-planos-e-precos".
 */
function snippetPrefix(name: string): string {
  return slugify(name);
}

function templateLines(template: SnippetTemplate): string[] {
  if (typeof template === "string") return template.split("\n");
  if (isTemplateList(template))
    return template.flatMap((item) => {
      const [first, ...rest] = templateLines(item);
      return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
    });
  return Object.entries(template).flatMap(([name, value]) => {
    const lines = templateLines(value);
    const [first, ...rest] = typeof value === "string" ? lines : ["", ...lines];
    return [`${name}: ${first}`.trimEnd(), ...rest.map((line) => `  ${line}`)];
  });
}

function isTemplateList(template: SnippetTemplate): template is readonly SnippetTemplate[] {
  return Array.isArray(template);
}
