import css from "./floating.css?inline";

let root: ShadowRoot | undefined;

/**
 * The shadow root of the studio's overlay: isolated from the styles of the site, and outside the
 * body, which is morphed.
 */
function floating(): ShadowRoot {
  if (root) return root;
  const host = document.createElement("div");
  host.setAttribute("data-studio-floating", "");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return root;
}

/** Creates an element in the overlay. */
export function layOver<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  parent: ParentNode = floating(),
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  parent.append(element);
  return element;
}

/** Whether an event target is in the overlay. */
export function isFloating(target: EventTarget | null): boolean {
  return root !== undefined && target === root.host;
}

/** Creates a button in the overlay. Pressing it keeps the focus and the selection. */
export function addButton(
  parent: ParentNode,
  { label, icon, keys }: { label: string; icon: string; keys?: string },
  press: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = layOver("button", "tool", parent);
  button.type = "button";
  button.title = keys ? `${label} (${keys})` : label;
  button.setAttribute("aria-label", label);
  if (keys) button.setAttribute("aria-keyshortcuts", keys);
  button.append(drawn(icon));
  button.addEventListener("click", press);
  return button;
}

const svg = "http://www.w3.org/2000/svg";

function drawn(d: string): SVGElement {
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", d);
  picture.append(path);
  return picture;
}
