import { factStrings } from "#lang/codegen/vscode/strings";
import { exampleYaml } from "../../model/schema/schema-example.ts";
import type { SchemaNode } from "./schema-node-location.ts";
import type { SchemaFieldInfo, VscodeSchemaNode } from "./schema-rules.ts";

/**
 * Describes a field for the editor. The hover text contains its description, limits, default and an
 * example.
 */
export function describeField(
  node: SchemaNode,
  { name, required, defaultValue }: SchemaFieldInfo,
): VscodeSchemaNode {
  const { title, description } = node;
  const example = exampleYaml(name, node);
  const parts = [
    description && escapeMarkdown(description),
    limitNotes(node, required),
    defaultValue !== undefined &&
      factStrings.standing(
        typeof defaultValue === "object" ? undefined : toInlineCode(defaultValue),
      ),
    example && `${factStrings.example}:\n\`\`\`yaml\n${example}\n\`\`\``,
  ];
  return { title, description, markdownDescription: parts.filter(Boolean).join("\n\n") };
}

function limitNotes({ maxLength, markup, enum: options }: SchemaNode, required: boolean): string {
  const facts = [
    required && factStrings.required,
    maxLength !== undefined && factStrings.maxLength(maxLength),
    markup && factStrings[markup],
    options && factStrings.options(options.map((option) => `\`${option}\``)),
  ];
  const text = facts.filter(Boolean).join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a value as inline code. Characters between the backticks need no escapes. */
function toInlineCode(value: unknown): string {
  const text = String(value);
  const marks = text.includes("`") ? "``" : "`";
  return `${marks}${text}${marks}`;
}

/** Escapes a plain text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, "\\$&");
}
