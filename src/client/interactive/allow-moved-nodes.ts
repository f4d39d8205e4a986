/**
 * Makes React tolerate nodes that an extension or a translator has moved. React removes a node from
 * its original parent; if it has another parent by then, browsers throw and React unmounts the
 * whole block (https://github.com/facebook/react/issues/11538).
 */
export function patchDomForMovedNodes(): void {
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
    insertBefore.call(this, node, before && childContaining(this, before));
    return node;
  };
}

/**
 * Returns the child of a parent that is the node or contains it; `null` if the node is elsewhere.
 */
function childContaining(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
