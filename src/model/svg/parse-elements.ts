/** An element of an SVG, reduced to what `countDrawnElements` needs. */
export interface XmlElement {
  /** The name without the namespace prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The text directly inside the element. */
  text: string;
}

/**
 * Parses the elements of an XML text in one pass, without recursion. Does not validate: from
 * malformed XML it returns the elements that it can parse.
 *
 * @returns a root element without a name, which contains all other elements
 */
export function parseElements(source: string): XmlElement {
  const root = createXmlElement("", new Map());
  const open = [root];
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf("<", at);
    const parent = open.at(-1) ?? root;
    parent.text += source.slice(at, start < 0 ? source.length : start);
    if (start < 0) break;
    const passed = consumeNonElement(source, start, parent);
    if (passed !== undefined) at = passed;
    else if (source[start + 1] === "/") {
      at = indexAfter(source, ">", start);
      if (open.length > 1) open.pop();
    } else {
      const tag = readTag(source, start + 1);
      parent.children.push(tag.element);
      if (!tag.isClosed) open.push(tag.element);
      at = tag.end;
    }
  }
  return root;
}

function createXmlElement(name: string, attributes: ReadonlyMap<string, string>): XmlElement {
  return { name: localName(name), attributes, children: [], text: "" };
}

/**
 * Returns the offset after a comment, declaration or CDATA section; `undefined` if a tag starts
 * here.
 */
function consumeNonElement(source: string, start: number, parent: XmlElement): number | undefined {
  if (source.startsWith("<!--", start)) return indexAfter(source, "-->", start + 4);
  if (source.startsWith("<?", start)) return indexAfter(source, "?>", start);
  if (source.startsWith("<![CDATA[", start)) {
    const end = indexAfter(source, "]]>", start);
    parent.text += source.slice(start + "<![CDATA[".length, end);
    return end;
  }
  return source.startsWith("<!", start) ? endOfDeclaration(source, start) : undefined;
}

/** Returns the offset after a document type declaration, which may contain a subset in brackets. */
function endOfDeclaration(source: string, start: number): number {
  const end = source.indexOf(">", start);
  const bracket = source.indexOf("[", start);
  if (bracket < 0 || end < 0 || bracket > end) return indexAfter(source, ">", start);
  return indexAfter(source, ">", indexAfter(source, "]", bracket) - 1);
}

const nameEndPattern = /[\s/>=]/g;
const nonSpacePattern = /\S|$/g;

function readTag(source: string, from: number) {
  let at = nextMatch(nameEndPattern, source, from);
  const name = source.slice(from, at);
  const attributes = new Map<string, string>();
  while (at < source.length) {
    at = nextMatch(nonSpacePattern, source, at);
    const sign = source[at];
    if (sign === undefined || sign === ">") break;
    if (sign === "/" || sign === "=") {
      at += 1;
      continue;
    }
    const end = nextMatch(nameEndPattern, source, at);
    const { value, next } = readValue(source, nextMatch(nonSpacePattern, source, end));
    setAttribute(attributes, source.slice(at, end), decodeCharacterReferences(value));
    at = Math.max(next, at + 1);
  }
  const isClosed = source[at - 1] === "/";
  return {
    element: createXmlElement(name, attributes),
    isClosed,
    end: Math.min(at + 1, source.length),
  };
}

/** Sets an attribute. `href` overrides `xlink:href`, whichever comes first. */
function setAttribute(attributes: Map<string, string>, written: string, value: string): void {
  const name = localName(written);
  if (name === written || !attributes.has(name)) attributes.set(name, value);
}

function readValue(source: string, at: number): { value: string; next: number } {
  if (source[at] !== "=") return { value: "", next: at };
  const start = nextMatch(nonSpacePattern, source, at + 1);
  const quote = source[start] ?? "";
  if (quote !== '"' && quote !== "'") return { value: "", next: start };
  const end = source.indexOf(quote, start + 1);
  const stop = end < 0 ? source.length : end;
  return { value: source.slice(start + 1, stop), next: stop + 1 };
}

/** Decodes numeric character references, and no others. */
function decodeCharacterReferences(value: string): string {
  if (!value.includes("&")) return value;
  return value.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex, digits) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function nextMatch(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}

function indexAfter(source: string, sign: string, from: number): number {
  const at = source.indexOf(sign, from);
  return at < 0 ? source.length : at + sign.length;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
