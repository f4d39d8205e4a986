import css from "./floating.css?inline";

let root: ShadowRoot | undefined;

/**
 * Where the studio's own things lie over the site's page: out of reach of the site's styles, and beside its body,
 * which is made like the site's again and again.
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

/** An element that lies over the page, added to it at once. */
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

/** Whether something of the studio's that lies over the page has the focus. */
export function isFloating(target: EventTarget | null): boolean {
  return root !== undefined && target === root.host;
}

/** A button over the page. A press leaves the focus and the chosen words where they are. */
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
