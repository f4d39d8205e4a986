import type { XmlElement } from "./parse-elements.ts";

/** Which parts of a drawing its elements refer to by a style sheet. */
export interface StyleReferences {
  /** The ids of the parts that a rule has an element refer to. */
  idsFor(element: XmlElement): readonly string[];
}

/**
 * Reads the rules of a style sheet that refer to parts of the drawing. A rule counts for each element that the last name
 * of a selector fits: for too many elements rather than for too few.
 */
export function styleReferences(sheet: string): StyleReferences {
  const byName = new Map<string, Set<string>>();
  if (sheet !== "") for (const rule of rulesWithReferences(sheet)) addRule(byName, rule);
  if (byName.size === 0) return { idsFor: () => [] };
  return {
    idsFor: (element) => selectorsOf(element).flatMap((key) => [...(byName.get(key) ?? [])]),
  };
}

/** The ids that values refer to as `url(#id)`. */
export function urlReferences(values: string): string[] {
  const plain = values.includes("\\") ? unescapeCss(values) : values;
  if (!/url\(/i.test(plain)) return [];
  return [...plain.matchAll(/url\(\s*["']?#([^"')\s]*)/gi)].map(([, id = ""]) =>
    decodeFragment(id),
  );
}

/** The id that an address names; signs in it may be encoded. */
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

/** `.a`, `#a` or `path`; `*` where the selector asks for something else, too. */
function rightmostSelector(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  return /^[.#]?[\w-]+$/.test(last) ? last : "*";
}

function selectorsOf({ name, attributes }: XmlElement): string[] {
  const classes = attributes.get("class")?.trim().split(/\s+/) ?? [];
  const id = attributes.get("id");
  const own = id === undefined ? [] : [`#${id}`];
  return [...new Set(["*", name, ...classes.map((each) => `.${each}`), ...own])];
}

/** CSS may write each sign as its number. */
function unescapeCss(css: string): string {
  return css.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, hex, sign) => {
    const code = hex ? Number.parseInt(hex, 16) : 0;
    return hex ? (code <= 0x10ffff ? String.fromCodePoint(code) : "") : sign;
  });
}
