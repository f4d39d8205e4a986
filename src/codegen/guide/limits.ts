import { guideStrings, limitStrings as strings } from "#lang/codegen/guide/strings";
import type { GuideNode, GuideSource } from "./guide-source.ts";
import { inlineCode, linkTo } from "./markdown.ts";
import { formatYamlScalar } from "./to-yaml.ts";

/** Describes in words what a field accepts. */
export function describeLimits(source: GuideSource, node: GuideNode): string {
  const part = sharedPartLink(source, node);
  if (part) return part;
  if (node.collection) return strings.entries(describeCollectionFile(source, node.collection));
  if (node.reference) return strings.entry(describeCollectionFile(source, node.reference));
  if (node.enum) return strings.options(node.enum.map(toCode));
  if (node.items) return describeListLimits(source, node, node.items);
  if (node.discriminator) return strings.see(linkTo(guideStrings.blocks.title));
  if (node.properties) return strings.below;
  if (node.patternProperties) return strings.free;
  if (node.type === "boolean") return strings.yesNo;
  return node.type === "string" ? textLimits(node) : numberLimits(node);
}

function describeListLimits(source: GuideSource, node: GuideNode, items: GuideNode): string {
  const limits = describeLimits(source, items);
  const isGroup = items.properties !== undefined;
  return joinParts("; ", [
    strings.items({ least: node.minItems, most: node.maxItems }),
    limits && (isGroup ? limits : strings.each(limits)),
    node.uniqueItems && strings.unique,
  ]);
}

function textLimits(node: GuideNode): string {
  const { maxLength, markup, pattern, format } = node;
  const isFree = maxLength === undefined && markup === undefined;
  const shown = isFree || pattern || format ? shownExamples(node) : [];
  return joinParts(", ", [
    markup === "body" && strings.body,
    maxLength !== undefined && strings.letters(maxLength),
    markup === "inline" && strings.inline,
    shown.length > 0 && strings.like(shown.map(toCode)),
  ]);
}

/**
 * Returns the examples to show. Each example of a link is of another kind, so all are shown. For
 * other fields, two are enough.
 */
function shownExamples({ link, examples = [] }: GuideNode): unknown[] {
  return link ? examples : examples.slice(0, 2);
}

function numberLimits({ type, minimum, maximum }: GuideNode): string {
  return strings.number({ whole: type === "integer", least: minimum, most: maximum });
}

/** Returns a link to the explanation of a shared part; an empty string if the node is not one. */
function sharedPartLink({ schemas, shared }: GuideSource, { $id = "" }: GuideNode): string {
  return shared.has($id) ? strings.see(linkTo(schemas[$id]?.title ?? "")) : "";
}

/** Names the file of a collection's entries: a file of its own, or the settings of the site. */
function describeCollectionFile({ schemas }: GuideSource, collection: string): string {
  const hasFile = schemas[`${collection}.json`] !== undefined;
  return hasFile ? strings.home(collection) : strings.homeInSite(collection);
}

function joinParts(mark: string, parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(mark);
}

function toCode(value: unknown): string {
  return inlineCode(typeof value === "string" ? formatYamlScalar(value) : String(value));
}
