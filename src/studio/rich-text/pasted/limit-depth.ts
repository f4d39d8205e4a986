/** Far deeper than people write: code that reads HTML may call itself for each level. */
const deepest = 100;

const whole = /^(?:BR|IMG|PICTURE|SVG|VIDEO|AUDIO|CANVAS)$/i;
const lines = /^(?:P|DIV|LI|TR|BLOCKQUOTE|H[1-6]|SECTION|ARTICLE)$/;

/**
 * Takes away the elements of pasted HTML that are too deep in others, and keeps their words and pictures: a function
 * that calls itself for each element inside another would exhaust the stack. This one does not call itself.
 *
 * @param unseen selects the elements whose words nobody sees
 */
export function limitDepth(root: Element, unseen: string): void {
  let depth = 0;
  let node: Node | null = root.firstChild;
  while (node) {
    if (depth === deepest && node.nodeType === 1) flatten(node as Element, unseen);
    else if (node.firstChild) {
      depth += 1;
      node = node.firstChild;
      continue;
    }
    while (node && !node.nextSibling) {
      node = node.parentNode === root ? null : node.parentNode;
      depth -= 1;
    }
    node = node?.nextSibling ?? null;
  }
}

/** An element holds its words alone, a line for each of those that a block had. */
function flatten(element: Element, unseen: string): void {
  const inside = nodesIn(element, unseen);
  const words = inside.flatMap((node): Node[] => {
    if (node.nodeType === 3 || whole.test(node.nodeName)) return [node];
    return lines.test(node.nodeName) ? [element.ownerDocument.createElement("br")] : [];
  });
  // From the innermost on: an element that goes takes nothing along that is deep.
  for (const node of inside.toReversed()) node.parentNode?.removeChild(node);
  for (const word of words) element.appendChild(word);
}

/** All nodes in an element, in their order; nothing of those that stay whole or that nobody sees. */
function nodesIn(element: Element, unseen: string): Node[] {
  const found: Node[] = [];
  let node: Node | null = element.firstChild;
  while (node) {
    found.push(node);
    if (node.firstChild && !isClosed(node, unseen)) {
      node = node.firstChild;
      continue;
    }
    while (node && !node.nextSibling) node = node.parentNode === element ? null : node.parentNode;
    node = node?.nextSibling ?? null;
  }
  return found;
}

function isClosed(node: Node, unseen: string): boolean {
  return whole.test(node.nodeName) || (node.nodeType === 1 && (node as Element).matches(unseen));
}
