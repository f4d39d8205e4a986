/**
 * Lets React go on where an extension or a translator has moved its nodes. React removes a node from the parent
 * that it knows; where the node has another parent by then, browsers throw and React drops the whole block
 * (https://github.com/facebook/react/issues/11538).
 */
export function allowMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && childWith(this, before));
    return node;
  };
}

/** The child of a parent that is a node or holds it; `null` where the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
