import type { HtmlKind } from "#lang/check/messages/markup/messages";
import { htmlElementPurpose, isContainerElement } from "./html-kinds.ts";

/** A tag and its range in the text. */
interface HtmlTag {
  name: string;
  kind: HtmlKind;
  attributes: string;
  isClosing: boolean;
  start: number;
  end: number;
}

/** A tag, its closing tag, and the tags between them that belong to the same finding. */
export interface MatchedHtmlElement {
  tag: HtmlTag;
  close?: HtmlTag;
  inner: readonly HtmlTag[];
}

const attributePattern = String.raw`\s+[\w:@.-]{1,60}(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))?`;
const tagPattern = new RegExp(
  String.raw`<(\/?)([a-z][\w:-]{0,40})((?:${attributePattern}){0,40})\s*\/?>`,
  "gi",
);
// Attributes without a value. Any other words mean that it is not a tag: "a <b e c> d".
const booleanAttributes =
  /^(?:\s+(?:allowfullscreen|async|autoplay|checked|contenteditable|controls|defer|disabled|hidden|loop|multiple|muted|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected))*$/i;

/** Returns the elements of a text in order. Elements inside a container are only in its `inner`. */
export function parseHtmlElements(text: string): MatchedHtmlElement[] {
  if (!text.includes("<")) return [];
  const tags = parseTags(text);
  const closers = matchTags(tags);
  const found: MatchedHtmlElement[] = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    const last = closers.get(index);
    if (!tag || last === -1) continue;
    const close = last === undefined ? undefined : tags[last];
    const isWhole = last !== undefined && isContainerElement(tag.kind);
    found.push({ tag, close, inner: isWhole ? tags.slice(index + 1, last) : [] });
    if (isWhole) index = last;
  }
  return found;
}

function parseTags(text: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  const own = new Set<string>();
  for (const { 0: all, 1: slash, 2: written = "", 3: attributes = "", index } of text.matchAll(
    tagPattern,
  )) {
    const name = written.toLowerCase();
    const isElement = attributes.includes("=") || booleanAttributes.test(attributes);
    // An unknown name with attributes is a component of another program. Its tags without
    // attributes count too.
    if (attributes.includes("=")) own.add(name);
    const kind = htmlElementPurpose(name) ?? (own.has(name) ? "paragraph" : undefined);
    if (kind === undefined || !isElement) continue;
    const isClosing = slash === "/";
    tags.push({ name, kind, attributes, isClosing, start: index, end: index + all.length });
  }
  return tags;
}

/**
 * Maps the index of each opening tag to that of its closing tag, and the index of each closing tag
 * to -1.
 */
function matchTags(tags: readonly HtmlTag[]): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>();
  const pairs = new Map<number, number>();
  for (const [index, { name, isClosing }] of tags.entries()) {
    const waiting = open.get(name) ?? [];
    open.set(name, waiting);
    if (!isClosing) waiting.push(index);
    else {
      const first = waiting.pop();
      if (first === undefined) continue;
      pairs.set(first, index).set(index, -1);
    }
  }
  return pairs;
}
