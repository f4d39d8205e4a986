import { schemaMessages } from "../../check/messages/schema/messages.en.ts";
import { formats } from "../../model/formats/formats.ts";
import { formatMessages } from "../../model/formats/messages.en.ts";
import type { SchemaNode } from "./schema-node-location.ts";
import type * as portuguese from "./strings.pt-br.ts";

/**
 * Messages that the editor shows while someone writes. They cannot quote the input, so they are
 * simpler than those of the check. Messages that fit both are in the catalogue of the check.
 */
const types: Readonly<Record<string, string>> = {
  string:
    'This should be text. If it is empty, fill it in or delete the line; a number goes in quotes: "2009".',
  number:
    "This should be just a number: no quotes, no currency sign and no comma between the thousands.",
  integer: "This should be a whole number: no quotes, no comma and no point.",
  boolean: "This should be true (yes) or false (no), without quotes.",
  array: 'This should be a list: each item goes on a new line, which starts with "- ".',
  "string,array": 'This should be text, or a list in which each line starts with "- ".',
};

/** Returns the message for a value of the wrong type. For a set of options it lists the options. */
export function typeMessage({ type, enum: options, required, properties }: SchemaNode): string {
  if (options) return `This is not one of the options: ${options.join(", ")}.`;
  if (type !== "object") return types[String(type)] ?? "This value is not accepted here.";
  const fields = required ?? Object.keys(properties ?? {});
  const list = fields.length > 0 ? `: ${fields.join(", ")}` : "";
  return `This should be a group of fields, each on its own line, indented by 2 more spaces${list}.`;
}

export function unknownFieldMessage({ title, properties }: SchemaNode): string {
  const fields = Object.keys(properties ?? {});
  if (fields.length === 0) return `A field in "${title}" can’t have this name.`;
  return `There is no such field in "${title}". Fields you can use here: ${fields.join(", ")}.`;
}

export function missingFieldMessage(name: string, title: string | undefined): string {
  return schemaMessages["missing-field"]({ fields: [{ name, title }] });
}

/**
 * Returns the message for a text that does not match its pattern. It contains the first example,
 * unless the pattern is a single word: then the description already lists the alternatives.
 */
export function patternMessage({ description, examples, pattern }: SchemaNode): string {
  const [example] = examples ?? [];
  const isWord = /^\^\w+\$$/.test(String(pattern));
  const form = example === undefined || isWord ? "" : ` For example: ${example}.`;
  return `This is not in the right format.${form} ${description ?? ""}`.trim();
}

/**
 * These messages do not list the block types, because there are too many. Completion shows them
 * with explanations.
 */
export const blockMessages: typeof portuguese.blockMessages = {
  missingType:
    'The type of this block is missing: start it with "type: " and press Ctrl+Space to choose from the list.',
  unknown: "There is no such block. Delete the name and press Ctrl+Space to choose from the list.",
};

/**
 * The patterns of formats, as far as a pattern can validate them. The check also validates check
 * digits, area codes and calendar dates.
 */
export const formatRules: typeof portuguese.formatRules = Object.fromEntries(
  Object.entries(formats).map(([name, { code, pattern }]) => {
    return [name, { pattern, message: formatMessages[code]({ brackets: false }) }];
  }),
);

/** Describes all limits of a node in one message. */
export function limitMessage(limits: SchemaNode): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = limits;
  const sentences = [
    describeLength(minLength, maxLength, ["character", "characters"]),
    describeLength(minItems, maxItems, ["item", "items"]),
    describeRange(minimum, maximum),
    limits.uniqueItems && "Don’t repeat an item.",
    limits.minProperties && "Fill in at least one field.",
  ];
  return sentences.filter(Boolean).join(" ");
}

function describeLength(least: unknown, most: unknown, [one, other]: [string, string]): string {
  if (most === undefined && least === 1) return "This cannot be empty.";
  const unit = (most ?? least) === 1 ? one : other;
  if (most === least && most !== undefined) return `This should have ${most} ${unit}.`;
  if (most !== undefined && least !== undefined)
    return `This should have ${least} to ${most} ${unit}.`;
  if (most !== undefined) return `This should have ${most} ${unit} at most.`;
  return least === undefined ? "" : `This should have at least ${least} ${unit}.`;
}

function describeRange(least: unknown, most: unknown): string {
  if (most !== undefined && least !== undefined)
    return `This should be between ${least} and ${most}.`;
  if (most !== undefined) return `This should be at most ${most}.`;
  return least === undefined ? "" : `This should be at least ${least}.`;
}

/** The parts of the note below a description: what the field requires and accepts. */
export const factStrings: typeof portuguese.factStrings = {
  required: "required",
  maxLength: (limit) => `up to ${limit} characters`,
  inline: "takes \\*\\*bold\\*\\*, \\*italics\\* and a \\[link\\](/address)",
  body: "longer text, with ## headings, lists and links",
  options: (options) => `options: ${options.join(", ")}`,
  example: "Example",
  standing: (value) =>
    value === undefined
      ? "You can leave it out: Prelo’s own setting then applies."
      : `You can leave it out: ${value} then applies.`,
};

export const blockStrings: typeof portuguese.blockStrings = {
  title: "Block",
  description: "A piece of the page. Start with its type; its fields appear after that.",
  typeTitle: "Type of block",
  typeDescription: "Says what this block is. Each type has fields of its own.",
};

/** The names and explanations of the snippets. */
export const snippetStrings: typeof portuguese.snippetStrings = {
  block: (title) => `Block: ${title}`,
  files: {
    "page.json": { name: "New page", description: "A new file in the pages folder." },
    "article.json": { name: "New article", description: "A new file in the articles folder." },
  },
};

export const generatedNote = "Generated from schemas/ by `prelo types`; do not edit.";
