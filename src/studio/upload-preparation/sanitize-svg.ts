import { markAsTrustedHtml } from "../browser/trusted-types.ts";
import type { EncodedPicture } from "./reencode-picture.ts";
import { allowedElements, isSafeCss, isUrlInsideSvg } from "./svg-rules.ts";

const svgSpace = "http://www.w3.org/2000/svg";
const linkSpace = "http://www.w3.org/1999/xlink";
const maxSourceLength = 2 * 1024 * 1024;

/**
 * Sanitises an SVG with an allow list (OWASP, "File Upload Cheat Sheet"). The result runs no code,
 * loads nothing and links nowhere. Editor metadata is also removed.
 *
 * @returns `undefined` if the source is too long, cannot be parsed as SVG, or has no size or no
 *   content
 */
export function sanitizeSvg(source: string): EncodedPicture | undefined {
  if (source.length > maxSourceLength) return undefined;
  const markup = markAsTrustedHtml(removeDoctypeAndInstructions(source));
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
  const root = parsed.documentElement;
  if (parsed.querySelector("parsererror") || !isSvgElement(root) || root.nodeName !== "svg") {
    return undefined;
  }
  sanitizeChildren(root);
  sanitizeAttributes(root);
  const size = normalizeSvgSize(root);
  if (!size || root.childElementCount === 0) return undefined;
  const text = `${new XMLSerializer().serializeToString(root)}\n`;
  return { bytes: new TextEncoder().encode(text), extension: "svg", ...size };
}

/**
 * Removes the DOCTYPE with its entities. Expands namespace entities first, which Illustrator
 * declares.
 */
function removeDoctypeAndInstructions(source: string): string {
  const plain = source.replace(/^\ufeff/, "").replace(/<\?(?!xml\s)[\s\S]*?\?>/g, "");
  const [type = ""] = /<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/i.exec(plain) ?? [];
  const entities = [...type.matchAll(/<!ENTITY\s+([\w.-]+)\s+"(https?:[^"<&%]{0,200})"\s*>/g)];
  const body = plain.replace(type, "");
  return entities.reduce(
    (text, [, name, address]) => text.replaceAll(`&${name};`, address ?? ""),
    body,
  );
}

function isSvgElement(node: Element): boolean {
  return node.namespaceURI === svgSpace;
}

function sanitizeChildren(parent: Element): void {
  for (const child of [...parent.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) continue;
    if (!(child instanceof Element)) child.remove();
    else if (isSvgElement(child) && child.localName === "a") replaceLinkByChildren(child);
    else sanitizeElement(child);
  }
}

/** Replaces a link with its children. */
function replaceLinkByChildren(link: Element): void {
  sanitizeChildren(link);
  link.replaceWith(...link.childNodes);
}

function sanitizeElement(element: Element): void {
  const isKnown = isSvgElement(element) && allowedElements.has(element.localName);
  const isSafe = element.localName !== "style" || isSafeCss(element.textContent ?? "");
  if (!isKnown || !isSafe) {
    element.remove();
    return;
  }
  sanitizeAttributes(element);
  sanitizeChildren(element);
  // An embedded image without its data would render as an empty frame.
  if (element.localName === "image" && !hasLink(element)) element.remove();
}

function hasLink(element: Element): boolean {
  return element.hasAttribute("href") || element.hasAttributeNS(linkSpace, "href");
}

function sanitizeAttributes(element: Element): void {
  for (const attribute of [...element.attributes]) {
    if (!isAllowedAttribute(element, attribute)) element.removeAttributeNode(attribute);
  }
}

/**
 * Whether an attribute may stay. Checks its qualified name, because another parser may bind
 * prefixes differently.
 */
function isAllowedAttribute(element: Element, { name, namespaceURI, value }: Attr): boolean {
  const [own = "", prefix] = name.split(":").reverse();
  if (name === "xmlns") return value === svgSpace;
  if (prefix === "xmlns") return own === "xlink" && value === linkSpace;
  if (/^on|^data-|^base$|^attributename$|^src$|^ping$/i.test(own)) return false;
  if (own === "href") {
    const isLink = prefix === undefined ? namespaceURI === null : prefix === "xlink";
    return isLink && isUrlInsideSvg(element.localName, value);
  }
  if (prefix !== undefined) return name === "xml:space";
  return isSafeCss(value);
}

/**
 * Returns the size in px in which a browser shows the SVG; `undefined` if it has none. Adds a
 * `viewBox` if the SVG has only a size, and removes sizes in other units.
 */
function normalizeSvgSize(root: Element): { width: number; height: number } | undefined {
  const box = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = ["width", "height"].map((name) => {
    const length = /^\s*([\d.]+)(?:px)?\s*$/.exec(root.getAttribute(name) ?? "")?.[1];
    return length === undefined ? undefined : Number(length);
  });
  const [, , boxWidth = 0, boxHeight = 0] = box;
  if (boxWidth > 0 && boxHeight > 0) {
    // Sizes in physical or viewport units say nothing about the picture; use the `viewBox`.
    if (!width || !height) for (const name of ["width", "height"]) root.removeAttribute(name);
    return width && height ? { width, height } : { width: boxWidth, height: boxHeight };
  }
  if (!width || !height) return undefined;
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return { width, height };
}
