import type { CustomPlugin } from "svgo";

/** Elements that run code, or embed another document. */
const forbiddenElements = new Set([
  ...["script", "handler", "listener", "foreignobject", "iframe", "object", "embed"],
  ...["audio", "video", "canvas", "link", "meta", "base"],
]);
const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);base64,/;

/**
 * Removes everything from a drawing that runs, loads or links. This is needed because a visitor may
 * open the file itself, which is then a document with the site's origin.
 */
export const sanitizeSvg: CustomPlugin = {
  name: "sanitize",
  fn: () => ({
    // `<?xml-stylesheet?>` may load a script, and a doctype may define entities.
    instruction: { enter: (node, parent) => removeNode(node, parent) },
    doctype: { enter: (node, parent) => removeNode(node, parent) },
    element: {
      enter: (node, parent) => {
        if (isForbidden(node)) removeNode(node, parent);
        else for (const name of Object.keys(node.attributes)) removeAttributeIfUnsafe(node, name);
      },
    },
  }),
};

interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  children: object[];
}

function isForbidden(node: SvgElement): boolean {
  const name = localName(node.name);
  if (forbiddenElements.has(name)) return true;
  if (name === "style")
    return node.children.some((child) => cssMayLoadExternalResource(cssTextOf(child)));
  // An animation could set a forbidden attribute.
  return /^on|href$/i.test(node.attributes.attributeName ?? "");
}

function removeAttributeIfUnsafe(node: SvgElement, name: string): void {
  const value = node.attributes[name] ?? "";
  const local = localName(name);
  const isLink = local === "href" || local === "src";
  if (
    local.startsWith("on") ||
    (isLink && !isInternalReference(node, value)) ||
    cssMayLoadExternalResource(value)
  ) {
    delete node.attributes[name];
  }
}

/** Whether an address stays within the file: a fragment, or a raster image as a data URL. */
function isInternalReference(node: SvgElement, address: string): boolean {
  if (address.startsWith("#")) return true;
  return localName(node.name) === "image" && rasterData.test(address);
}

/**
 * Whether CSS loads anything from outside the file. Also returns `true` for a backslash, which
 * could hide the spelling.
 */
function cssMayLoadExternalResource(css: string): boolean {
  return /@import|url\(\s*(?!["']?#)|image-set\(|\\/i.test(css);
}

function cssTextOf(node: object): string {
  return "value" in node && typeof node.value === "string" ? node.value : "";
}

function removeNode(node: object, parent: { children: object[] }): void {
  parent.children = parent.children.filter((child) => child !== node);
}

function localName(name: string): string {
  return (name.split(":").pop() ?? "").toLowerCase();
}
