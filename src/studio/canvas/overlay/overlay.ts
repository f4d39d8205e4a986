import css from "./floating.css?inline";

let overlayShadow: ShadowRoot | undefined;

/**
 * Returns the shadow root of the studio's overlay. It is isolated from the styles of the site, and
 * outside the body, because the body is morphed.
 */
function overlayRoot(): ShadowRoot {
  if (overlayShadow) return overlayShadow;
  const host = document.createElement("div");
  host.setAttribute("data-studio-floating", "");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  overlayShadow = host.attachShadow({ mode: "open" });
  overlayShadow.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return overlayShadow;
}

/** Creates an element in the overlay. */
export function addOverlayElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  parent: ParentNode = overlayRoot(),
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  parent.append(element);
  return element;
}

/** Whether an event target is in the overlay. */
export function isInOverlay(target: EventTarget | null): boolean {
  return overlayShadow !== undefined && target === overlayShadow.host;
}

/** Creates a button in the overlay. */
export function addButton(
  parent: ParentNode,
  { label, icon, keys }: { label: string; icon: string; keys?: string },
  press: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = addOverlayElement("button", "tool", parent);
  button.type = "button";
  button.title = keys ? `${label} (${keys})` : label;
  button.setAttribute("aria-label", label);
  if (keys) button.setAttribute("aria-keyshortcuts", keys);
  button.append(createIcon(icon));
  button.addEventListener("click", press);
  return button;
}

const svgNamespace = "http://www.w3.org/2000/svg";

function createIcon(d: string): SVGElement {
  const picture = document.createElementNS(svgNamespace, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", d);
  picture.append(path);
  return picture;
}
