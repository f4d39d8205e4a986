import type { CustomPlugin } from "svgo";

/** Elements that run code, or bring another document into the drawing. */
const forbiddenElements = new Set([
  ...["script", "handler", "listener", "foreignobject", "iframe", "object", "embed"],
  ...["audio", "video", "canvas", "link", "meta", "base"],
]);
const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);base64,/;

/**
 * Takes out of a drawing all that runs, loads or leads elsewhere: a visitor may open the file by its
 * own address, where it is a document with the rights of the site.
 */
export const sanitizeSvg: CustomPlugin = {
  name: "sanitize",
  fn: () => ({
    // `<?xml-stylesheet?>` may name a program, and a doctype may define any text.
    instruction: { enter: (node, parent) => remove(node, parent) },
    doctype: { enter: (node, parent) => remove(node, parent) },
    element: {
      enter: (node, parent) => {
        if (isForbidden(node)) remove(node, parent);
        else for (const name of Object.keys(node.attributes)) cleanAttribute(node, name);
      },
    },
  }),
};

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: object[];
}

function isForbidden(node: Element): boolean {
  const name = localName(node.name);
  if (forbiddenElements.has(name)) return true;
  if (name === "style") return node.children.some((child) => loadsElsewhere(textOf(child)));
  // An animation may write what an attribute must not hold.
  return /^on|href$/i.test(node.attributes.attributeName ?? "");
}

function cleanAttribute(node: Element, name: string): void {
  const value = node.attributes[name] ?? "";
  const local = localName(name);
  const isLink = local === "href" || local === "src";
  if (local.startsWith("on") || (isLink && !isOwn(node, value)) || loadsElsewhere(value)) {
    delete node.attributes[name];
  }
}

/** The address stays within the file: a fragment, or the pixels of an image. */
function isOwn(node: Element, address: string): boolean {
  if (address.startsWith("#")) return true;
  return localName(node.name) === "image" && rasterData.test(address);
}

/** CSS that loads something; with a backslash it could spell the same in many ways. */
function loadsElsewhere(css: string): boolean {
  return /@import|url\(\s*(?!["']?#)|image-set\(|\\/i.test(css);
}

function textOf(node: object): string {
  return "value" in node && typeof node.value === "string" ? node.value : "";
}

function remove(node: object, parent: { children: object[] }): void {
  parent.children = parent.children.filter((child) => child !== node);
}

function localName(name: string): string {
  return (name.split(":").pop() ?? "").toLowerCase();
}
