/**
 * The maximum number of nested elements, far more than people write. Code that reads HTML may
 * recurse once per level.
 */
const maxDepth = 100;

const atomicElements = /^(?:BR|IMG|PICTURE|SVG|VIDEO|AUDIO|CANVAS)$/i;
const lineElements = /^(?:P|DIV|LI|TR|BLOCKQUOTE|H[1-6]|SECTION|ARTICLE)$/;

/**
 * Flattens pasted HTML that is nested too deep, and keeps its text and pictures. Recursive code
 * would exhaust the stack on it, so this function is iterative.
 *
 * @param hiddenSelector selects elements whose text is hidden
 */
export function limitDepth(root: Element, hiddenSelector: string): void {
  let depth = 0;
  let node: Node | null = root.firstChild;
  while (node) {
    if (depth === maxDepth && node.nodeType === 1) flattenElement(node as Element, hiddenSelector);
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

/** Replaces the content of an element with its text and pictures, one line per block. */
function flattenElement(element: Element, hiddenSelector: string): void {
  const inside = collectNodes(element, hiddenSelector);
  const words = inside.flatMap((node): Node[] => {
    if (node.nodeType === 3 || atomicElements.test(node.nodeName)) return [node];
    return lineElements.test(node.nodeName) ? [element.ownerDocument.createElement("br")] : [];
  });
  // Remove the innermost nodes first, so that no removed node has deep content.
  for (const node of inside.toReversed()) node.parentNode?.removeChild(node);
  for (const word of words) element.appendChild(word);
}

/** Collects all nodes in an element in order, without the content of atomic and hidden elements. */
function collectNodes(element: Element, hiddenSelector: string): Node[] {
  const found: Node[] = [];
  let node: Node | null = element.firstChild;
  while (node) {
    found.push(node);
    if (node.firstChild && !isAtomicOrHidden(node, hiddenSelector)) {
      node = node.firstChild;
      continue;
    }
    while (node && !node.nextSibling) node = node.parentNode === element ? null : node.parentNode;
    node = node?.nextSibling ?? null;
  }
  return found;
}

function isAtomicOrHidden(node: Node, hiddenSelector: string): boolean {
  return (
    atomicElements.test(node.nodeName) ||
    (node.nodeType === 1 && (node as Element).matches(hiddenSelector))
  );
}
