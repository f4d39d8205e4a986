/**
 * A start tag. Attribute values are escaped, as in the markup. The value of an attribute without a
 * value is empty.
 */
export interface StartTag {
  name: string;
  attributes: Map<string, string>;
}

const startTag = /<([a-zA-Z][\w-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const attribute = /([^\s"=<>/]+)(?:="([^"]*)")?/g;

/**
 * Changes start tags in markup that React rendered, with all values in double quotes. Everything
 * else stays unchanged.
 */
export function changeTags(markup: string, change: (tag: StartTag) => void): string {
  return replaceTags(markup, (tag, end) => {
    const before = tagMarkup(tag, end);
    change(tag);
    const after = tagMarkup(tag, end);
    return after === before ? undefined : after;
  });
}

/**
 * Replaces start tags in markup.
 *
 * @param replace returns the replacement, or `undefined` to keep the tag; `end` is the slash of a
 *   self-closing tag
 */
export function replaceTags(
  markup: string,
  replace: (tag: StartTag, end: string) => string | undefined,
): string {
  return markup.replace(startTag, (whole, name: string, written: string, end: string) => {
    return replace({ name, attributes: parseAttributes(written) }, end) ?? whole;
  });
}

/** Returns the start tags of markup in document order. */
export function findStartTags(markup: string): StartTag[] {
  return [...markup.matchAll(startTag)].map(([, name = "", written = ""]) => ({
    name,
    attributes: parseAttributes(written),
  }));
}

/** Converts a tag to markup. */
export function tagMarkup({ name, attributes }: StartTag, end = ""): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}${end}>`;
}

/** Sets attributes of a tag. `undefined` removes an attribute. */
export function setAttributes(
  { attributes }: StartTag,
  changes: Record<string, string | undefined>,
) {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) attributes.delete(name);
    else attributes.set(name, value);
  }
}

function parseAttributes(written: string): Map<string, string> {
  const found = [...written.matchAll(attribute)];
  return new Map(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
