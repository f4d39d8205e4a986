import type { XmlElement } from "./parse-elements.ts";

/** The elements of an SVG to which its style sheet refers. */
export interface StyleReferences {
  /**
   * Returns the ids to which the rules for an element refer. The rules may include some that do not
   * match.
   */
  idsFor(element: XmlElement): readonly string[];
}

/**
 * Collects the rules of a style sheet that refer to elements by `url(#id)`. Compares only the
 * rightmost part of a selector, so a rule may apply to too many elements but never to too few.
 */
export function styleReferences(sheet: string): StyleReferences {
  const byName = new Map<string, Set<string>>();
  if (sheet !== "") for (const rule of rulesWithReferences(sheet)) addRule(byName, rule);
  if (byName.size === 0) return { idsFor: () => [] };
  return {
    idsFor: (element) =>
      selectorsForElement(element).flatMap((key) => [...(byName.get(key) ?? [])]),
  };
}

/** Returns the ids to which a CSS value refers by `url(#id)`. */
export function urlReferences(values: string): string[] {
  const plain = values.includes("\\") ? unescapeCss(values) : values;
  if (!/url\(/i.test(plain)) return [];
  return [...plain.matchAll(/url\(\s*["']?#([^"')\s]*)/gi)].map(([, id = ""]) =>
    decodeFragment(id),
  );
}

/** Decodes a percent-encoded URL fragment; returns it unchanged if it is malformed. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

interface StyleRule {
  selector: string;
  ids: string[];
}

function rulesWithReferences(sheet: string): StyleRule[] {
  const plain = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  return plain.split("}").flatMap((text) => {
    const parts = text.split("{");
    const ids = urlReferences(parts.at(-1) ?? "");
    return parts.length > 1 && ids.length > 0 ? [{ selector: parts.at(-2) ?? "", ids }] : [];
  });
}

function addRule(byName: Map<string, Set<string>>, { selector, ids }: StyleRule): void {
  for (const name of selector.split(",").map(rightmostSelector)) {
    const known = byName.get(name) ?? new Set<string>();
    for (const id of ids) known.add(id);
    byName.set(name, known);
  }
}

/** Returns the rightmost `.a`, `#a` or `path` of a selector; `*` for anything more complex. */
function rightmostSelector(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  return /^[.#]?[\w-]+$/.test(last) ? last : "*";
}

function selectorsForElement({ name, attributes }: XmlElement): string[] {
  const classes = attributes.get("class")?.trim().split(/\s+/) ?? [];
  const id = attributes.get("id");
  const own = id === undefined ? [] : [`#${id}`];
  return [...new Set(["*", name, ...classes.map((each) => `.${each}`), ...own])];
}

/** Decodes CSS escapes: a code point in hex, or an escaped character. */
function unescapeCss(css: string): string {
  return css.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, hex, sign) => {
    const code = hex ? Number.parseInt(hex, 16) : 0;
    return hex ? (code <= 0x10ffff ? String.fromCodePoint(code) : "") : sign;
  });
}
