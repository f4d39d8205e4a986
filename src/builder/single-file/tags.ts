/** A start tag: its attributes as they are written, those without a value with an empty one. */
export interface Tag {
  name: string;
  attributes: Map<string, string>;
}

const startTag = /<([a-zA-Z][\w-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const attribute = /([^\s"=<>/]+)(?:="([^"]*)")?/g;

/** Changes start tags of markup that React wrote: values in double quotes, nothing left out. All else stays as it is. */
export function changeTags(markup: string, change: (tag: Tag) => void): string {
  return replaceTags(markup, (tag, end) => {
    const before = tagMarkup(tag, end);
    change(tag);
    const after = tagMarkup(tag, end);
    return after === before ? undefined : after;
  });
}

/**
 * Puts other markup in the place of start tags.
 *
 * @param replace gives it, or nothing where the tag stays; `end` is the slash of a tag that ends itself
 */
export function replaceTags(
  markup: string,
  replace: (tag: Tag, end: string) => string | undefined,
): string {
  return markup.replace(startTag, (whole, name: string, written: string, end: string) => {
    return replace({ name, attributes: attributesOf(written) }, end) ?? whole;
  });
}

/** The start tags of markup, in order. */
export function tagsIn(markup: string): Tag[] {
  return [...markup.matchAll(startTag)].map(([, name = "", written = ""]) => ({
    name,
    attributes: attributesOf(written),
  }));
}

/** A tag as markup. */
export function tagMarkup({ name, attributes }: Tag, end = ""): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}${end}>`;
}

/** Sets attributes of a tag; one without a value is taken away. */
export function setAttributes({ attributes }: Tag, changes: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) attributes.delete(name);
    else attributes.set(name, value);
  }
}

function attributesOf(written: string): Map<string, string> {
  const found = [...written.matchAll(attribute)];
  return new Map(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
