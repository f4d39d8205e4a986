/** Attributes that the user or the editor sets. A morph does not remove them. */
const preservedAttributes = new Set(["open", "contenteditable", "spellcheck", "data-chosen"]);

/**
 * Shows a page in the body of the frame. If the page is already shown, the body is morphed: equal
 * nodes and the field being edited are preserved. For another page, all nodes are replaced, and
 * their editors with them.
 *
 * @param route identifies the page; `body.dataset.route` is the current one
 */
export function showPage(body: HTMLElement, route: string, content: DocumentFragment): void {
  if (body.dataset.route === route) morphChildren(body, content);
  else body.replaceChildren(content);
  body.dataset.route = route;
}

/**
 * Makes a node equal to another one. Preserves equal nodes, and with them scroll positions, open
 * elements and the field being edited.
 */
export function morphNode(from: Node, to: Node): void {
  if (from instanceof Element && to instanceof Element) {
    if (from.hasAttribute("data-typing")) return;
    morphAttributes(from, to);
    morphChildren(from, to);
  } else if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

/** Makes the children of a node equal to those of another one. */
function morphChildren(from: Node, to: Node): void {
  const wanted = [...to.childNodes];
  for (const [index, next] of wanted.entries()) {
    const now = from.childNodes[index];
    if (!now) from.appendChild(next);
    else if (isSameKindOfNode(now, next)) morphNode(now, next);
    else if (!containsEditedField(now)) from.replaceChild(next, now);
  }
  while (from.childNodes.length > wanted.length && from.lastChild) from.lastChild.remove();
}

function isSameKindOfNode(from: Node, to: Node): boolean {
  return from.nodeType === to.nodeType && from.nodeName === to.nodeName;
}

function containsEditedField(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  return node.hasAttribute("data-typing") || node.querySelector("[data-typing]") !== null;
}

function morphAttributes(from: Element, to: Element): void {
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !preservedAttributes.has(name)) from.removeAttribute(name);
  }
}
