import { trustedMarkup } from "../browser/trusted-types.ts";
import type { MadePicture } from "./draw-anew.ts";
import { isHarmless, knownElements, ownAddress } from "./drawing-rules.ts";

const svgSpace = "http://www.w3.org/2000/svg";
const linkSpace = "http://www.w3.org/1999/xlink";
const mostLetters = 2 * 1024 * 1024;

/**
 * Makes a drawing harmless: what is left neither runs, loads nor leads anywhere, and draws the same as far as it needs
 * none of that. Notes of the programs that made it go, too. Only what is known to be harmless stays (OWASP, "File
 * Upload Cheat Sheet").
 *
 * @returns nothing where it cannot be read as a drawing, or shows nothing
 */
export function cleanDrawing(source: string): MadePicture | undefined {
  if (source.length > mostLetters) return undefined;
  const markup = trustedMarkup(withoutDoctype(source));
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
  const root = parsed.documentElement;
  if (parsed.querySelector("parsererror") || !isDrawn(root) || root.nodeName !== "svg") {
    return undefined;
  }
  cleanChildren(root);
  cleanAttributes(root);
  const size = sizeOf(root);
  if (!size || root.childElementCount === 0) return undefined;
  const text = `${new XMLSerializer().serializeToString(root)}\n`;
  return { bytes: new TextEncoder().encode(text), extension: "svg", ...size };
}

/** Illustrator names the spaces of its notes by entities: those take their place, all others go with the document type. */
function withoutDoctype(source: string): string {
  const plain = source.replace(/^\ufeff/, "").replace(/<\?(?!xml\s)[\s\S]*?\?>/g, "");
  const [type = ""] = /<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/i.exec(plain) ?? [];
  const entities = [...type.matchAll(/<!ENTITY\s+([\w.-]+)\s+"(https?:[^"<&%]{0,200})"\s*>/g)];
  const body = plain.replace(type, "");
  return entities.reduce(
    (text, [, name, address]) => text.replaceAll(`&${name};`, address ?? ""),
    body,
  );
}

function isDrawn(node: Element): boolean {
  return node.namespaceURI === svgSpace;
}

function cleanChildren(parent: Element): void {
  for (const child of [...parent.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) continue;
    if (!(child instanceof Element)) child.remove();
    else if (isDrawn(child) && child.localName === "a") unwrap(child);
    else cleanElement(child);
  }
}

/** What a link holds is drawn, and leads nowhere. */
function unwrap(link: Element): void {
  cleanChildren(link);
  link.replaceWith(...link.childNodes);
}

function cleanElement(element: Element): void {
  const isKnown = isDrawn(element) && knownElements.has(element.localName);
  const isSafe = element.localName !== "style" || isHarmless(element.textContent ?? "");
  if (!isKnown || !isSafe) {
    element.remove();
    return;
  }
  cleanAttributes(element);
  cleanChildren(element);
  // Without its pixels a picture within the drawing is a frame that nobody drew.
  if (element.localName === "image" && !hasLink(element)) element.remove();
}

function hasLink(element: Element): boolean {
  return element.hasAttribute("href") || element.hasAttributeNS(linkSpace, "href");
}

function cleanAttributes(element: Element): void {
  for (const attribute of [...element.attributes]) {
    if (!mayStay(element, attribute)) element.removeAttributeNode(attribute);
  }
}

/** Told by the whole name of an attribute: whoever reads the file next may know other prefixes. */
function mayStay(element: Element, { name, namespaceURI, value }: Attr): boolean {
  const [own = "", prefix] = name.split(":").reverse();
  if (name === "xmlns") return value === svgSpace;
  if (prefix === "xmlns") return own === "xlink" && value === linkSpace;
  if (/^on|^data-|^base$|^attributename$|^src$|^ping$/i.test(own)) return false;
  if (own === "href") {
    const isLink = prefix === undefined ? namespaceURI === null : prefix === "xlink";
    return isLink && ownAddress(element.localName, value);
  }
  if (prefix !== undefined) return name === "xml:space";
  return isHarmless(value);
}

/** As a browser shows it; a drawing that tells only its size gets the box that goes with it. */
function sizeOf(root: Element): { width: number; height: number } | undefined {
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
    // In units of paper or parts of a window it is no size of a picture: its box tells that.
    if (!width || !height) for (const name of ["width", "height"]) root.removeAttribute(name);
    return width && height ? { width, height } : { width: boxWidth, height: boxHeight };
  }
  if (!width || !height) return undefined;
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return { width, height };
}
